import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { isConnectionLost } from '../db.ts'
import { superuser } from './cluster.ts'
import { isPostmasterOf, type Postmaster } from './postmaster.ts'
import { removeTemporarySocketFolder, socketHost } from './socket-folder.ts'
import { codeOf } from './system.ts'

export type EmbeddedPostgres = {
  /** Accepted alike by postgres.js and by node-postgres. */
  url: string
  /** Leaves the server, and shuts it down (fast, waiting for it) when no other process uses it. */
  stop(): Promise<void>
}

const databaseName = 'wishring'
const stopTimeout = 60_000
const seatsLock = 0x77697368
const leavingLock = 0x7769736c

/** A connection holding a shared advisory lock for as long as its process uses the server: whoever can take the lock exclusively is the last. */
type Seat = postgres.Sql

/**
 * Joins a running server, and makes our database where there is none.
 * @returns undefined when the server is just stopping, gone, or another cluster's
 */
export async function joinServer(postmaster: Postmaster, cluster: string): Promise<EmbeddedPostgres | undefined> {
  const seat = await takeSeat(postmaster, cluster)
  if (!seat) return undefined
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= leave(seat, postmaster, cluster))
  try {
    await createDatabase(seat)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: urlOf(postmaster, databaseName), stop }
}

async function takeSeat(postmaster: Postmaster, cluster: string): Promise<Seat | undefined> {
  const seat = postgres(urlOf(postmaster, 'postgres'), {
    // One connection that is never renewed: the lock lives with it.
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    // When the server stops while postgres.js fetches types, it rejects a promise that nobody can catch.
    fetch_types: false,
    onnotice: () => {},
  })
  let isTaken = false
  try {
    const [row] = await seat<
      [{ directory: string }]
    >`select current_setting('data_directory') as directory, pg_advisory_lock_shared(${seatsLock})`
    isTaken = row.directory === cluster
  } catch (error) {
    if (!isServerAbsent(error)) throw error
  } finally {
    if (!isTaken) await seat.end({ timeout: 1 })
  }
  return isTaken ? seat : undefined
}

async function createDatabase(seat: Seat): Promise<void> {
  const [existing] = await seat`select 1 from pg_database where datname = ${databaseName}`
  if (existing) return
  try {
    await seat`create database ${seat(databaseName)}`
  } catch (error) {
    const madeByAnother = ['42P04', '23505'].includes(codeOf(error))
    if (!madeByAnother) throw error
  }
}

async function leave(seat: Seat, { pid, socketFolder }: Postmaster, cluster: string): Promise<void> {
  try {
    // One at a time: of two who leave together, each would see the other still seated, and neither would shut the server down.
    await seat`select pg_advisory_lock(${leavingLock})`
    const [row] = await seat<[{ isLast: boolean }]>`select pg_try_advisory_lock(${seatsLock}) as "isLast"`
    if (!row.isLast) {
      // Before the connection ends: its end gives both locks back in any order.
      await seat`select pg_advisory_unlock_shared(${seatsLock})`
      return
    }
    process.kill(pid, 'SIGINT')
    const deadline = Date.now() + stopTimeout
    while (await isPostmasterOf(pid, cluster)) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL (process ${pid}) did not stop within ${stopTimeout / 1000} s`)
      await sleep(10)
    }
    await removeTemporarySocketFolder(socketFolder, cluster)
  } catch (error) {
    if (!isServerAbsent(error)) throw error
  } finally {
    await seat.end({ timeout: 1 })
  }
}

function urlOf({ socketFolder }: Postmaster, database: string): string {
  return `postgres://${superuser}@${socketHost(socketFolder)}/${database}`
}

const isServerAbsent = (error: unknown): boolean => isConnectionLost(error) || codeOf(error) === 'ESRCH'
