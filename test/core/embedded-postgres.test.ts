import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestOptions } from 'node:test'
import { text } from 'node:stream/consumers'
import postgres from 'postgres'
import { startEmbeddedPostgres } from '#core/embedded-postgres/index.ts'
import { until } from '#test/support/until.ts'

const isRoot = process.getuid?.() === 0
const sandbox = mkdtempSync(join(tmpdir(), 'wishring-test-'))
chmodSync(sandbox, 0o755)
after(() => rmSync(sandbox, { recursive: true, force: true }))

const rootOnly: TestOptions = { skip: !isRoot && 'needs root' }
const linuxOnly: TestOptions = { skip: process.platform !== 'linux' && 'needs /proc' }
const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
const pidOf = (dataDir: string) => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const isDown = (dataDir: string) => !existsSync(join(dataDir, 'postgres/postmaster.pid'))

/** node-postgres, as pg-boss uses it. */
const pg = createRequire(createRequire(import.meta.url).resolve('pg-boss'))('pg') as {
  Client: new (options: { connectionString: string }) => {
    connect(): Promise<void>
    query(statement: string): Promise<{ rows: object[] }>
    end(): Promise<void>
  }
}

async function query(url: string, statement: string): Promise<postgres.Row[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return [...(await sql.unsafe(statement))]
  } finally {
    await sql.end()
  }
}

/** Another process that starts PostgreSQL on `dataDir`, then runs `code` with it as `server`; resolves with what it printed. */
function anotherProcess(
  dataDir: string,
  code: string,
  options: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv } = {},
) {
  const module = JSON.stringify(new URL('../../src/core/embedded-postgres/index.ts', import.meta.url).href)
  const script = `
    const { startEmbeddedPostgres } = await import(${module})
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, settings: { fsync: 'off' } })
    ${code}`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    ...options,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return { child, output: text(child.stdout) }
}

test('starts on a unix socket that both drivers reach, keeps data over a restart, and stops', async () => {
  const dataDir = join(sandbox, 'plain')
  const first = await start(dataDir)
  await query(first.url, `create table kept (word text); insert into kept values ('gebleven')`)
  assert.deepEqual(await query(first.url, 'show fsync'), [{ fsync: 'off' }])
  await first.stop()
  assert.ok(isDown(dataDir))
  await assert.rejects(query(first.url, 'select 1'))

  const second = await start(dataDir)
  const client = new pg.Client({ connectionString: second.url })
  await client.connect()
  assert.deepEqual((await client.query('select word from kept')).rows, [{ word: 'gebleven' }])
  await client.end()
  await second.stop()
  await second.stop()
})

test('opens no TCP port, and is out of reach of a Ctrl-C meant for us', linuxOnly, async () => {
  const dataDir = join(sandbox, 'plain')
  const server = await start(dataDir)
  const pid = pidOf(dataDir)
  const listening = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter(existsSync)
    .flatMap((table) => readFileSync(table, 'utf8').trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[3] === '0A')
    .map((columns) => `socket:[${columns[9]}]`)
  const open = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
  assert.ok(open.some((target) => target.startsWith('socket:')))
  assert.deepEqual(
    open.filter((target) => listening.includes(target)),
    [],
  )
  const processGroup = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')[2]
  assert.equal(Number(processGroup), pid)
  await server.stop()
})

test('is joined by a second process, and stops with whichever leaves last', async () => {
  const dataDir = join(sandbox, 'shared')
  const other = anotherProcess(
    dataDir,
    `console.log('up'); process.stdin.once('data', async () => { await server.stop(); process.exit() })`,
  )
  await new Promise((up) => other.child.stdout.once('readable', up))
  const pid = pidOf(dataDir)
  const ours = await start(dataDir)
  assert.equal(pidOf(dataDir), pid)
  other.child.stdin.write('leave\n')
  assert.equal(await other.output, 'up\n')
  assert.equal((await query(ours.url, 'select 1 as still_here')).length, 1)
  await ours.stop()
  assert.ok(isDown(dataDir))
})

test('goes down when all who use it leave at the same moment', async () => {
  const dataDir = join(sandbox, 'together')
  for (let evening = 0; evening < 3; evening++) {
    const servers = [await start(dataDir), await start(dataDir), await start(dataDir), await start(dataDir)]
    await Promise.all(servers.map((server) => server.stop()))
    assert.ok(isDown(dataDir))
  }
})

test('two first starts at once end up on one server', async () => {
  const dataDir = join(sandbox, 'race')
  const code = `console.log(server.url); setTimeout(async () => { await server.stop(); process.exit() }, 500)`
  const [left, right] = await Promise.all([anotherProcess(dataDir, code).output, anotherProcess(dataDir, code).output])
  assert.match(left, /^postgres:/)
  assert.equal(left, right)
  assert.ok(isDown(dataDir))
  assert.deepEqual(readdirSync(dataDir), ['postgres'])
})

test('outlives a SIGKILL of its process, and the next start takes it over', async () => {
  const dataDir = join(sandbox, 'orphan')
  await anotherProcess(dataDir, `process.kill(process.pid, 'SIGKILL')`).output
  const pid = pidOf(dataDir)
  const server = await start(dataDir)
  assert.equal(pidOf(dataDir), pid)
  await server.stop()
  assert.ok(isDown(dataDir))
})

test('recovers what was committed when the server itself is killed', async () => {
  const dataDir = join(sandbox, 'crash')
  const first = await start(dataDir)
  await query(first.url, `create table kept (word text); insert into kept values ('gebleven')`)
  process.kill(pidOf(dataDir), 'SIGKILL')
  await until(
    () =>
      query(first.url, 'select 1').then(
        () => false,
        () => true,
      ),
    'the end of the server',
  )
  const second = await start(dataDir)
  assert.deepEqual(await query(second.url, 'select word from kept'), [{ word: 'gebleven' }])
  await first.stop()
  await second.stop()
  assert.ok(isDown(dataDir))
})

test('is not misled by the pid file of a dead server whose id a stranger has now', linuxOnly, async () => {
  const dataDir = join(sandbox, 'plain')
  const pidFile = join(dataDir, 'postgres/postmaster.pid')
  writeFileSync(pidFile, `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n${sandbox}\n\n\nready\n`)
  const server = await start(dataDir)
  assert.notEqual(pidOf(dataDir), process.pid)
  await server.stop()
})

test('works in a folder whose path is too long for a socket, or has odd characters', async () => {
  for (const dataDir of [join(sandbox, 'long-'.repeat(25)), join(sandbox, `o'dd, "näme" @1%`)]) {
    const server = await start(dataDir)
    assert.equal((await query(server.url, 'select 1')).length, 1)
    await server.stop()
    assert.ok(isDown(dataDir))
  }
})

test('says what is wrong in the server’s own words', async () => {
  const dataDir = join(sandbox, 'plain')
  await assert.rejects(
    startEmbeddedPostgres({ dataDir, settings: { shared_buffers: 'lots' } }),
    /did not start.*shared_buffers/s,
  )
})

test('as root, works in a folder that only root may enter', rootOnly, async () => {
  const parent = join(sandbox, 'private')
  mkdirSync(parent, { mode: 0o700 })
  const server = await start(join(parent, 'data'))
  assert.equal((await query(server.url, 'select 1')).length, 1)
  await server.stop()
})

test(
  'as root without setpriv, works in a user namespace',
  { skip: rootOnly.skip || (!succeeds('unshare', '--user', '--map-user=65534', 'true') && 'needs unshare') },
  async () => {
    const programs = join(sandbox, 'programs')
    mkdirSync(programs)
    symlinkSync('/usr/bin/unshare', join(programs, 'unshare'))
    const run = anotherProcess(join(sandbox, 'unshared'), `console.log('up'); await server.stop(); process.exit()`, {
      env: { PATH: programs },
    })
    assert.equal(await run.output, 'up\n')
  },
)

const ordinaryUser = { uid: 12345, gid: 12345 }
const isRepositoryReadable = isRoot && spawnSync(process.execPath, ['--version'], ordinaryUser).status === 0

test(
  'works for an ordinary user, and for root on that user’s folder',
  { skip: !isRepositoryReadable && 'needs root, and a checkout that others may read' },
  async () => {
    const dataDir = join(sandbox, 'ordinary')
    mkdirSync(dataDir)
    chownSync(dataDir, ordinaryUser.uid, ordinaryUser.gid)
    const env = { PATH: process.env.PATH, HOME: dataDir, TMPDIR: dataDir }
    const upAndDown = `console.log('up'); await server.stop(); process.exit()`
    assert.equal(await anotherProcess(dataDir, upAndDown, { ...ordinaryUser, env }).output, 'up\n')
    const asRoot = await start(dataDir)
    await asRoot.stop()
    assert.equal(await anotherProcess(dataDir, upAndDown, { ...ordinaryUser, env }).output, 'up\n')
  },
)

function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args).status === 0
}
