import { readFile, readdir } from 'node:fs/promises'
import { connect } from './db.ts'
import { installQueues, type QueueDefinition } from './queue.ts'

const folder = new URL('../../migrations/', import.meta.url)
/** Key of an advisory lock. A database session that holds the lock in shared mode keeps migrations from running. */
export const migrationLock = 727_465_001

/** Returns the file names of the migrations, in the order in which they run. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort()

/**
 * Brings a database to the newest schema. Runs each file of `migrations/` once, in order and in a transaction of its
 * own, and then sets up the job queues. Several processes may run it at once: an advisory lock lets one pass at a time.
 * @param url connection string of the database
 * @param queues all queues that the database should have
 * @param wanted names of the migrations to run, for the schema of an earlier release; all by default
 * @returns names of the migrations that this call ran
 */
export async function migrate(
  url: string,
  queues: readonly QueueDefinition[],
  wanted?: readonly string[],
): Promise<string[]> {
  const pool = connect(url, { max: 1 })
  try {
    await pool`select pg_advisory_lock(${migrationLock})`
    await pool`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`
    const applied = new Set((await pool<{ name: string }[]>`select name from schema_migrations`).map((row) => row.name))
    const pending = (await migrationNames()).filter((name) => !applied.has(name) && (!wanted || wanted.includes(name)))
    for (const name of pending) {
      const statementsOfFile = await readFile(new URL(name, folder), 'utf8')
      await pool.begin(async (tx) => {
        await tx.unsafe(statementsOfFile)
        await tx`insert into schema_migrations (name) values (${name})`
      })
    }
    await installQueues(url, queues)
    return pending
  } finally {
    await pool.end()
  }
}

/** Whether the database has every migration of this code, for `/readyz`. */
export async function isMigrated(sql: ReturnType<typeof connect>): Promise<boolean> {
  const names = await migrationNames()
  const [row] = await sql<
    { applied: number }[]
  >`select count(*)::int as applied from schema_migrations where name = any(${names})`
  return row?.applied === names.length
}
