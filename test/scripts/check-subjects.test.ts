import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../scripts/check-subjects.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'wishring-subjects-'))
after(() => rmSync(folder, { recursive: true }))

/** Runs the check as the hook commit-msg does. @returns the problems that it prints about the message */
function checkMessage(message: string): string {
  const file = join(folder, 'COMMIT_EDITMSG')
  writeFileSync(file, message)
  const { status, stderr } = spawnSync(process.execPath, [script, '--message', file], { encoding: 'utf8' })
  assert.equal(status, stderr === '' ? 0 : 1)
  return stderr
}

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false']
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' })
  assert.equal(status, 0, stderr)
}

/** Runs the check as .ci/run does. */
const checkHistory = () => spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' })

describe("the check of commits' subjects", () => {
  test('the check accepts an imperative of at most 72 characters', () => {
    for (const subject of ['Press the button twice', 'Feed the cache', `Add ${'a'.repeat(68)}`])
      assert.equal(checkMessage(`${subject}\n\nThe reason.\n`), '')
  })

  test('the check accepts subjects that git makes', () => {
    for (const subject of ['fixup! Added a test', "Merge branch 'main' of example.org"])
      assert.equal(checkMessage(subject), '')
  })

  test("the check skips an editor's comments and empty lines", () => {
    assert.equal(checkMessage('\n# Please enter the commit message\nFix the test\n'), '')
  })

  for (const [subject, problem] of [
    ['Fixed the test', 'imperative'],
    ['Fixing the test', 'imperative'],
    ['Fixes the test', 'imperative'],
    ['The test is fixed', 'imperative'],
    ['Whoever reads this', 'imperative'],
    ['fix the test', 'capital'],
    ['Fix the test.', 'full stop'],
    [`Add ${'a'.repeat(69)}`, '73 characters'],
  ] as const)
    test(`the check refuses “${subject.slice(0, 20)}” and mentions “${problem}”`, () => {
      assert.match(checkMessage(subject), new RegExp(problem))
    })

  test('in CI the check reads the commits since the last tag', () => {
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '--message', 'Added the first file')
    assert.match(checkHistory().stderr, /“Added the first file” must begin with a verb in the imperative/)
    git('tag', 'v1')
    git('commit', '--quiet', '--allow-empty', '--message', 'Add the second file')
    const { status, stdout } = checkHistory()
    assert.deepEqual({ status, stdout }, { status: 0, stdout: '1 subjects, 0 problems\n' })
  })
})
