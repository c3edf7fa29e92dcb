import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { isConnectionLost } from '#core/db.ts'
import { applicationRole, databaseName, readPassword } from './access.ts'
import { isPostmasterOf, type Postmaster } from './postmaster.ts'
import { openSocketPath } from './socket-path.ts'
import { codeOf } from './system.ts'

export type EmbeddedPostgres = {
  /** URL that both postgres.js and node-postgres accept */
  url: string
  /** Stops using the server. If no other process uses it, shuts it down (in PostgreSQL's fast mode) and waits. */
  stop(): Promise<void>
}

const stopTimeout = 60_000
const seatsLock = 0x77697368
const leavingLock = 0x7769736c

/**
 * A connection that holds a shared advisory lock as long as this process uses the server. A process that can take the
 * lock exclusively is the last user of the server.
 */
type UsageLock = { sql: postgres.Sql; isKept: boolean }

/**
 * Joins a running server.
 * @returns undefined if the server is stopping or gone
 */
export async function joinServer(postmaster: Postmaster, cluster: string): Promise<EmbeddedPostgres | undefined> {
  const path = await openSocketPath(cluster)
  const urlOf = async (database: string) =>
    `postgres://${applicationRole}:${await readPassword(cluster)}@${path.host}/${database}`
  const seat = await takeSeat(await urlOf('postgres'))
  if (!seat) {
    await path.close()
    return undefined
  }
  const leaveServer = async () => {
    try {
      await leave(seat, postmaster, cluster)
    } finally {
      await path.close()
    }
  }
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= leaveServer())
  return { url: await urlOf(databaseName), stop }
}

async function takeSeat(url: string): Promise<UsageLock | undefined> {
  const lock = () => seat.sql`select pg_advisory_lock_shared(${seatsLock})`
  const sql = postgres(url, {
    // The lock belongs to the connection, so there is one connection, which is renewed only when it was lost.
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    backoff: () => 0.2,
    fetch_types: false,
    onnotice: () => {},
    // Takes the lock again on a new connection. If that fails, the new connection's end calls this again.
    onclose: () => void (seat.isKept && lock().catch(() => {})),
  })
  const seat = { sql, isKept: false }
  try {
    await lock()
    seat.isKept = true
    return seat
  } catch (error) {
    await sql.end({ timeout: 1 })
    if (!isServerAbsent(error)) throw error
    return undefined
  }
}

async function leave(seat: UsageLock, { pid }: Postmaster, cluster: string): Promise<void> {
  const { sql } = seat
  try {
    // Only one process leaves the server at a time. If two left together, each would see the other's lock, and neither
    // would shut the server down.
    await sql`select pg_advisory_lock(${leavingLock})`
    const [row] = await sql<[{ last: boolean }]>`select pg_try_advisory_lock(${seatsLock}) as last`
    seat.isKept = false
    if (!row.last) {
      // Releases the shared lock first, because the end of the connection would release both locks in any order.
      await sql`select pg_advisory_unlock_shared(${seatsLock})`
      return
    }
    if (await isPostmasterOf(pid, cluster)) process.kill(pid, 'SIGINT')
    const deadline = Date.now() + stopTimeout
    while (await isPostmasterOf(pid, cluster)) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL (process ${pid}) did not stop within ${stopTimeout / 1000} s`)
      await sleep(10)
    }
  } catch (error) {
    if (!isServerAbsent(error)) throw error
  } finally {
    seat.isKept = false
    await sql.end({ timeout: 1 })
  }
}

const isServerAbsent = (error: unknown): boolean => isConnectionLost(error) || codeOf(error) === 'ESRCH'
