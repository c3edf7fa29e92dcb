import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#operations/embedded-postgres/index.ts'
import { migrate } from '#core/migrate.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const templateLock = 0x74657374

export type TestDatabase = {
  url: string
  /** for the test's own SQL: columns keep their snake_case names; code of `src` needs a pool from `connect` */
  sql: postgres.Sql
  /** Drops the database and closes `sql`. The server keeps running. */
  drop(): Promise<void>
}

const memory = '/dev/shm'
const neededBytes = 2 ** 30

/**
 * Returns the data folder of the test server. It is in memory if there is enough room, because each test world creates
 * and removes four hundred files.
 */
async function clusterFolder(): Promise<string> {
  const space = await statfs(memory).catch(() => null)
  const hasRoom = space !== null && space.bavail * space.bsize >= neededBytes
  const name = createHash('sha256').update(repository).digest('hex').slice(0, 16)
  return hasRoom ? join(memory, `wishring-tests-${name}`) : join(repository, '.cache/test-postgres')
}

/** Starts the PostgreSQL server for the tests of this checkout, or joins it if it runs. A crash loses its data. */
export async function startTestServer(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    dataDir: await clusterFolder(),
    grants: ['alter role app createdb'],
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      // Nobody replays the write-ahead log, so it is kept as small as possible, and its files aren't filled with zeros
      // first.
      wal_level: 'minimal',
      max_wal_senders: '0',
      wal_init_zero: 'off',
      max_wal_size: '128MB',
      // Several test files have their worlds open at once.
      max_connections: '400',
    },
  })
}

/**
 * Creates a migrated, otherwise empty database: a clone of a template, which is rebuilt when migrations or jobs change.
 * The database is on the server that the test runner names in `TEST_DATABASE_SERVER`. Without that variable, this test
 * file starts a server.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_SERVER
    ? { url: process.env.TEST_DATABASE_SERVER, stop: async () => {} }
    : await startTestServer()
  const admin = postgres(server.url, { max: 1, onnotice: () => {} })
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  try {
    await cloneTemplate(admin, server.url, name)
  } catch (error) {
    await admin.end()
    await server.stop()
    throw error
  }
  const url = urlOfDatabase(server.url, name)
  const sql = postgres(url, { onnotice: () => {} })
  return {
    url,
    sql,
    async drop() {
      await sql.end({ timeout: 5 })
      await admin`drop database if exists ${admin(name)} with (force)`
      await admin.end()
      await server.stop()
    },
  }
}

/** Drops databases of test processes that no longer run. */
export async function dropAbandonedDatabases(serverUrl: string): Promise<void> {
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} })
  try {
    const databases = await admin<{ name: string; pid: number }[]>`
      select datname as name, split_part(datname, '_', 2)::int as pid from pg_database where datname ~ '^test_[0-9]+_'`
    for (const { name, pid } of databases) {
      if (!isRunning(pid)) await admin`drop database if exists ${admin(name)} with (force)`
    }
  } finally {
    await admin.end()
  }
}

async function cloneTemplate(admin: postgres.Sql, serverUrl: string, name: string): Promise<void> {
  const template = `template_${await hashOfSources()}`
  // Cloners share the advisory lock and the process that builds the template holds it alone. So a template is always
  // complete, and nobody drops it while it is being cloned.
  await admin`select pg_advisory_lock_shared(${templateLock})`
  if (!(await exists(admin, template))) {
    await admin`select pg_advisory_unlock_shared(${templateLock}), pg_advisory_lock(${templateLock})`
    if (!(await exists(admin, template))) await makeTemplate(admin, serverUrl, template)
  }
  // PostgreSQL's default strategy writes every page to the write-ahead log, which took up to ten times as long.
  await admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`
  await admin`select pg_advisory_unlock_all()`
}

async function makeTemplate(admin: postgres.Sql, serverUrl: string, template: string): Promise<void> {
  for (const { name } of await admin<
    { name: string }[]
  >`select datname as name from pg_database where datname ~ '^template_[0-9a-f]{16}'`) {
    await admin`drop database ${admin(name)} with (force)`
  }
  const draft = `${template}_draft`
  await admin`create database ${admin(draft)}`
  const { jobs } = await import('#jobs/index.ts') // imported here because it loads every feature
  await migrate(urlOfDatabase(serverUrl, draft), jobs)
  await admin`alter database ${admin(draft)} rename to ${admin(template)}`
}

/** Returns a hash of all files that create tables and queues. */
async function hashOfSources(): Promise<string> {
  const installers = ['days', 'migrate', 'queue'].map((name) => `src/core/${name}.ts`)
  const hash = createHash('sha256')
  for (const path of [...(await filesIn('migrations')), ...(await filesIn('jobs')), ...installers])
    hash.update(path).update(await readFile(join(repository, path)))
  return hash.digest('hex').slice(0, 16)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(repository, folder), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`)
    .sort()
}

async function exists(admin: postgres.Sql, database: string): Promise<boolean> {
  return (await admin`select 1 from pg_database where datname = ${database}`).length > 0
}

function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
