import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { until } from '#test/support/until.ts'
import { offerOf, tsv } from './feeds.ts'

const { url, sql, drop } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'feeds-'))
const children = new Set<ChildProcess>()
after(async () => {
  for (const child of children) child.kill('SIGKILL')
  await drop()
  await rm(folder, { recursive: true })
})

/** Starts the import command as an operator would. */
function command(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'jobs/cli.ts', 'import-products', ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: url,
      DATA_DIR: folder,
      SECRET: 'x'.repeat(32),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  children.add(child.on('close', () => children.delete(child)))
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...said }))
  return { child, ended }
}

const offers = (count: number, more = {}) => tsv(Array.from({ length: count }, (_, index) => offerOf(`${index}`, more)))
const stored = async () =>
  (await sql<{ count: number }[]>`select count(*)::int as count from products where withdrawn_at is null`)[0]!.count
const versions = async () =>
  new Map(
    (await sql`select feed_id, xmin::text from products`).map(({ feed_id: id, xmin }) => [
      id as string,
      xmin as string,
    ]),
  )

test('the import after a killed one skips the finished rows, and at its end withdraws missing products', async () => {
  const file = join(folder, 'feed.tsv')
  const write = (text: string) => new Promise<void>((resolve) => createWriteStream(file).end(text, () => resolve()))
  await write(offers(3).replaceAll(/^(\d)\t/gm, 'weg-$1\t'))
  assert.match((await command(file, '--shop', 'Boekenbos').ended).stdout, /3 new/)

  // the feed's pipe stays open, so that the command can't finish before we kill it
  const whole = offers(12_000)
  const killed = command('-', '--shop', 'Boekenbos')
  killed.child.stdin.on('error', () => {}).write(whole.slice(0, whole.length / 2))
  await until(async () => (await stored()) > 3, 'the first batch')
  killed.child.kill('SIGKILL')
  await killed.ended
  const done = await versions()
  assert.ok(done.size > 3 && done.size < 12_000)
  assert.equal(await stored(), done.size, 'nothing is withdrawn')

  await write(whole)
  const { code, stdout } = await command(file, '--shop', 'Boekenbos').ended
  assert.equal(code, 0)
  assert.match(
    stdout,
    new RegExp(
      `12,000 rows: ${(12_003 - done.size).toLocaleString('en')} new, 0 changed, ${(done.size - 3).toLocaleString('en')} unchanged, 3 withdrawn`,
    ),
  )
  const after = await versions()
  for (const [id, version] of done) if (!id.startsWith('weg')) assert.equal(after.get(id), version, id)
})

test('the command prints the refused rows, and exits with 1 and one line if nothing can be read', async () => {
  const one = command('-', '--shop', 'Lampen', '--dry-run')
  one.child.stdin.end(tsv([offerOf('a'), offerOf('b', { price: '1 GBP' })]))
  const { code, stdout, stderr } = await one.ended
  assert.equal(code, 0)
  assert.equal(
    stdout,
    'Lampen: 2 rows: 1 new, 0 changed, 0 unchanged, 0 withdrawn, 1 refused\n' +
      '  1 refused: a price in another currency than EUR (row 3 “1 GBP”)\nA dry run: nothing was kept.\n',
  )
  assert.equal(stderr, '')

  const none = command('-')
  none.child.stdin.end('<html>geen feed</html>')
  assert.deepEqual(await none.ended, { code: 1, stdout: '', stderr: 'nothing could be read of -\n' })
})
