import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { startWebServer } from '../../src/server.ts'
import { ensureCurl } from '#test/support/programs.ts'
import { until } from '#test/support/until.ts'
import { openWorld } from '#test/support/world.ts'
import { patternOf, stepsOf, type Commands } from './page.ts'
import { openTerminal } from './terminal.ts'

// Runs docs/api.md from top to bottom, as its reader does: in a shell, in an empty folder, against a server.

const steps = stepsOf('docs/api.md')

await ensureCurl()
const world = await openWorld()
const server = await startWebServer(world.services, 0)
const folder = await mkdtemp(join(tmpdir(), 'wishring-api-'))
/** Environment of the reader's terminals. It leaves out npm's variables, which would lead npm to this repository. */
const env = {
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  HOME: process.env.HOME,
  NO_COLOR: '1',
  npm_config_update_notifier: 'false',
  npm_config_offline: 'true',
  WISHRING: `http://localhost:${server.port}`,
}
// `installPackages` does the work of `npm install`, which would download the packages again.
const terminal = openTerminal(
  folder,
  env,
  `npm() { if [ "$1" = install ]; then echo '{}' >package.json; else command npm "$@"; fi; }`,
)
after(async () => {
  await terminal.close()
  await server.close()
  await world.close()
  await rm(folder, { recursive: true })
})

/**
 * Makes this repository's packages those of the reader: only the packages that the page names, in the versions that it
 * names, with their programs. The generators themselves run with the repository's TypeScript 6.
 */
async function installPackages(wanted: readonly string[]): Promise<void> {
  const modules = join(folder, 'node_modules')
  const link = async (target: string, path: string) => {
    await mkdir(dirname(path), { recursive: true })
    await symlink(target, path)
  }
  for (const each of wanted) {
    const [, name, version] = /^(.+)@([\d.]+)$/.exec(each)!
    const source = resolve('node_modules', name === 'typescript' ? 'typescript-5' : name!)
    const { bin = {}, version: installed } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as {
      bin?: Record<string, string> | string
      version: string
    }
    assert.ok(installed.startsWith(`${version}.`), `the page names ${each}, and we have ${installed}`)
    await link(source, join(modules, name!))
    const programs = typeof bin === 'string' ? { [name!.replace(/.*\//, '')]: bin } : bin
    for (const [program, file] of Object.entries(programs))
      await link(join(source, file), join(modules, '.bin', program))
  }
}

/** Returns the folder in which the reader writes files: the one that the page creates, once it exists. */
const workFolder = () => [join(folder, 'wishes'), folder].find(existsSync)!

const crossOffs = async () => {
  const [row] = await world.sql<{ count: number }[]>`select count(*)::int from cross_offs`
  return row!.count
}

const taken = new Set<(typeof steps)[number]>()

/** Returns a section's steps, which the test that called this then does. */
const stepsIn = (section: string) => {
  const found = steps.filter((step) => step.section === section)
  for (const step of found) taken.add(step)
  return found
}

/** Does a section's steps in their order, and compares what they print with the page. */
async function follow(section: string): Promise<void> {
  for (const step of stepsIn(section)) {
    if (step.kind === 'file') {
      await writeFile(join(workFolder(), step.name), step.code)
      continue
    }
    await installPackages(
      [...step.code.matchAll(/^npm install (.*)$/gm)].flatMap(([, words]) =>
        words!.split(' ').filter((word) => !word.startsWith('-')),
      ),
    )
    const printed = await terminal.run(step.code)
    if (step.output !== null) assert.match(printed.trimEnd(), patternOf(step.output))
  }
}

test('the commands with curl print what the page shows, and cross a gift off', async () => {
  await follow('In a minute, with curl')
  assert.equal(await crossOffs(), 1)
})

test('the clients of both generators compile under `strict`, and cross gifts off', async () => {
  await follow('In TypeScript')
  assert.equal(await crossOffs(), 3)
})

/** Program that logs the owner in and out, with the page's own session, and looks for the cross-off as a visitor would. */
const afterLogout = `
import { baseUrl, openSession } from './session.js'

const { fetch } = await openSession()
const post = (path: string, body: object) =>
  fetch(\`\${baseUrl}/api/\${path}\`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
await post('Account/Login', { emailOrUsername: 'sample-of-bo', password: 'a good password' })
await post('Account/Logout', {})
const list = await (await fetch(\`\${baseUrl}/api/Wishlist/Get/sample-of-bo\`)).text()
console.log(list.includes('"description":"A teapot"'), list.includes('"isCrossedOff":true'))
`

test('the session of the page shows an owner who has logged out nothing of cross-offs', async () => {
  await writeFile(join(workFolder(), 'after-logout.ts'), afterLogout)
  assert.equal((await terminal.run('npx tsx after-logout.ts')).trim(), 'true false')
})

test('under `exactOptionalPropertyTypes`, only the code of @hey-api/openapi-ts has errors, as the page says', async () => {
  const errors = await terminal.run('npx tsc --noUncheckedIndexedAccess --exactOptionalPropertyTypes || true')
  const files = errors.match(/^[^\s(]+/gm) ?? []
  assert.ok(files.length > 0)
  assert.deepEqual(
    files.filter((file) => !file.startsWith('client/')),
    [],
  )
})

test('the program for live updates prints that a gift was added and crossed off', async () => {
  const live = stepsIn('Live updates')
  const files = live.filter((step) => step.kind === 'file')
  const [watch, change, ...others] = live.filter((step): step is Commands => step.kind === 'commands')
  assert.ok(watch && change?.output && files.length === 1 && others.length === 0)
  for (const { name, code } of files) await writeFile(join(workFolder(), name), code)
  const expected = change.output.trimEnd().split('\n')
  const printed = await terminal.start(watch.code)
  const lines = () => printed().trimEnd().split('\n')
  await until(() => lines()[0] === expected[0], `“${expected[0]}”`)
  const other = openTerminal(workFolder(), env)
  try {
    await other.run(change.code)
  } finally {
    await other.close()
  }
  await until(() => lines().at(-1) === expected.at(-1), `“${expected.at(-1)}”`)
  // A slow program may read the list only after the cross-off. Then it prints the last line twice.
  assert.deepEqual(
    lines().filter((line) => !expected.includes(line)),
    [],
  )
  assert.equal(await crossOffs(), 4)
})

test('no block of the page is outside the sections that these tests follow', () => {
  assert.deepEqual(
    steps.filter((step) => !taken.has(step)),
    [],
  )
})
