import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { promisify } from 'node:util'

test('npm run routes names the file and line of every page and endpoint', async () => {
  const command = ['--enable-source-maps', '--import', 'tsx', 'scripts/routes.ts']
  const { stdout } = await promisify(execFile)(process.execPath, command)
  const routes = stdout
    .trim()
    .split('\n')
    .map((line) => /^(\w+) +(\S+) +(src\/\S+):(\d+)$/.exec(line)!.slice(1))
  assert.ok(routes.length > 300)
  const lineOf = (method: string, path: string) => {
    const [, , file, line] = routes.find((route) => route[0] === method && route[1] === path)!
    return readFileSync(file!, 'utf8').split('\n')[Number(line) - 1]!
  }
  assert.match(lineOf('GET', '/:username'), /\.get\('\/:username'/)
  assert.match(lineOf('POST', '/contact'), /\.post\(contactUrl/)
  assert.match(lineOf('POST', '/api/Gift/CrossOff'), /path: '\/api\/Gift\/CrossOff'/)
})
