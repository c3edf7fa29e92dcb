import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { connect, type Pool } from '#core/db.ts'
import { startEmbeddedPostgres } from '#operations/embedded-postgres/index.ts'
import { migrate } from '#core/migrate.ts'
import { seedOffers } from './offers.ts'
import { seedPeople } from './people.ts'
import { seed } from './seed.ts'

export const root = join(import.meta.dirname, '../..')
export const cache = join(root, '.cache')

export interface BenchDatabase {
  url: string
  lists: number
  sql: Pool
}

const seeds = {
  gifts: { seed, bytesPerList: 90_000 },
  people: { seed: seedPeople, bytesPerList: 4_000 },
  offers: { seed: seedOffers, bytesPerList: 1_000 },
}
type Contents = keyof typeof seeds

export interface BenchServer {
  /**
   * Returns the database of this size and contents. Creates and seeds the database if it doesn't exist.
   * @param lists number of lists, or of offers
   * @param contents `gifts`: lists with gifts; `people`: lists without gifts, one for each person, for the search;
   * `offers`: shops' offers without lists
   * @throws Error if there is not enough free disk space
   */
  database(lists: number, contents?: Contents): Promise<BenchDatabase>
  /** returns the processor time of the server's processes in ms, or null where the system doesn't report it */
  cpuMs(): Promise<number | null>
  close(): Promise<void>
}

// privileges that seeding needs
const grants = [
  'alter role app createdb',
  'grant set on parameter session_replication_role to app',
  'grant pg_checkpoint to app',
]

const sources = [
  'migrations',
  'jobs',
  'src/core/migrate.ts',
  'src/core/queue.ts',
  'test/bench/offers.ts',
  'test/bench/people.ts',
  'test/bench/seed.ts',
  'test/bench/wishes.ts',
]

/** Returns a hash of the files that decide what the databases contain. When the hash changes, they are rebuilt. */
async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(root, source)
    const files = source.endsWith('.ts')
      ? [path]
      : (await readdir(path))
          .filter(extname)
          .sort()
          .map((name) => join(path, name))
    for (const file of files) hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Starts the PostgreSQL server for parts of the bench that only read. Its databases stay for later runs. */
export const persistentServer = (): Promise<BenchServer> =>
  openServer(join(cache, 'bench-postgres'), {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '8GB',
  })

/** Starts a new PostgreSQL server, as durable as in production, for parts of the bench that write. */
export async function freshServer(): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'wishring-bench-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const server = await openServer(folder, {})
    return {
      ...server,
      async close() {
        await server.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

async function openServer(dataDir: string, settings: Record<string, string>): Promise<BenchServer> {
  const server = await startEmbeddedPostgres({ dataDir, settings, grants })
  const admin = connect(server.url, { max: 1 })
  const opened = new Map<string, BenchDatabase>()
  const urlOf = (name: string) => {
    const url = new URL(server.url)
    url.pathname = `/${name}`
    return url.href
  }
  return {
    async database(lists, contents = 'gifts') {
      const hash = await hashOfSources()
      const name = `bench_${hash}_${contents}_${lists}`
      const known = opened.get(name)
      if (known) return known
      for (const { old } of await admin<
        { old: string }[]
      >`select datname as old from pg_database where datname like 'bench\\_%' and datname not like ${`bench\\_${hash}\\_%`}`) {
        await admin`drop database ${admin(old)} with (force)`
      }
      const [existing] = await admin`select 1 from pg_database where datname = ${name}`
      if (!existing) await make(admin, dataDir, name, urlOf, lists, contents)
      const database = { url: urlOf(name), lists, sql: connect(urlOf(name), { max: 2 }) }
      opened.set(name, database)
      return database
    },
    cpuMs: () => cpuOfServer(dataDir),
    async close() {
      for (const { sql } of opened.values()) await sql.end({ timeout: 5 })
      await admin.end({ timeout: 5 })
      await server.stop()
    },
  }
}

/** Seeds a database under a temporary name and then renames it, so that a half-seeded database is never used. */
async function make(
  admin: Pool,
  dataDir: string,
  name: string,
  urlOf: (name: string) => string,
  lists: number,
  contents: Contents,
): Promise<void> {
  const { seed, bytesPerList } = seeds[contents]
  const { bavail, bsize } = await statfs(dataDir)
  const needed = lists * bytesPerList + 500e6
  if (bavail * bsize < needed)
    throw new Error(
      `${lists} lists need ${Math.ceil(needed / 1e9)} GB of disk, ${Math.floor((bavail * bsize) / 1e9)} are free: run with --small`,
    )
  const draft = `${name}_draft`
  const started = performance.now()
  await admin`drop database if exists ${admin(draft)} with (force)`
  await admin`create database ${admin(draft)}`
  const { jobs } = await import('#jobs/index.ts')
  await migrate(urlOf(draft), jobs)
  const sql = connect(urlOf(draft), { max: 1 })
  try {
    await seed(sql, lists)
  } finally {
    await sql.end({ timeout: 5 })
  }
  await admin`alter database ${admin(draft)} rename to ${admin(name)}`
  console.log(
    `seeded ${lists} ${contents === 'offers' ? contents : 'lists'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
}

/**
 * Returns the processor time of the postmaster and its backends in ms, from /proc, or null if the system isn't Linux.
 * Backends that have ended are missing, but in the bench all live for the whole run.
 */
async function cpuOfServer(dataDir: string): Promise<number | null> {
  if (process.platform !== 'linux') return null
  const postmaster = Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
  const ticksPerSecond = 100
  let ticks = 0
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => null)
    if (!stat) continue // the process has ended
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (Number(entry) === postmaster || Number(fields[1]) === postmaster)
      ticks += Number(fields[11]) + Number(fields[12])
  }
  return (ticks * 1000) / ticksPerSecond
}
