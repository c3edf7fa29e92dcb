import { PgBoss } from 'pg-boss'
import { statements, type Sql } from './db.ts'

/** Every job with what it carries: ids only, so that a job reads what is true when it runs. */
export interface Jobs {
  /** takes over the mails whose every try failed */
  'give-mail-up': { mailId: number }
  'send-mail': { mailId: number }
  tidy: Record<string, never>
}
export type JobName = keyof Jobs

const retries = { retryLimit: 12, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 }

/** A killed worker's jobs are taken up again when its heartbeat has been missing for 10 s. */
const queues: Record<JobName, Parameters<PgBoss['createQueue']>[1]> = {
  'give-mail-up': { retryLimit: 12, retryDelay: 2, retryBackoff: true, expireInSeconds: 120, heartbeatSeconds: 10 },
  'send-mail': { ...retries, expireInSeconds: 120, heartbeatSeconds: 10, notify: true, deadLetter: 'give-mail-up' },
  tidy: { retryLimit: 2, expireInSeconds: 600, heartbeatSeconds: 10 },
}
export const jobNames = Object.keys(queues) as JobName[]

/** The job queue, as web processes (which only enqueue) and workers use it. */
export interface Queue {
  /** Adds jobs inside the caller's transaction, all at once: rolled back with it, seen with its commit. */
  enqueue<Name extends JobName>(tx: Sql, name: Name, data: readonly Jobs[Name][]): Promise<void>
  /** pg-boss itself, for workers, schedules and the operators' commands. */
  readonly boss: PgBoss
  /** Waits for running jobs (`patience` milliseconds, 10 s unless told) and closes the queue's own connections. */
  stop(patience?: number): Promise<void>
}

const connectionsOf = (role: 'web' | 'worker') => (role === 'web' ? 2 : 6)

const isUnmigrated = (error: unknown): boolean =>
  error instanceof Error && /^pg-boss (is not installed|database requires migrations)/.test(error.message)

/**
 * Opens the queue. A web process may do so before its database is migrated: it answers, says at `/readyz` that it is not ready, and enqueues once the tables are there.
 * @param url connection string of the database (the queue keeps a small pool of its own)
 * @param role `web` only enqueues; `worker` also supervises: retries what died, runs schedules, deletes what is old
 * @param onError told of errors outside any job, such as a lost connection
 */
export async function openQueue(url: string, role: 'web' | 'worker', onError: (error: Error) => void): Promise<Queue> {
  const works = role === 'worker'
  const boss = new PgBoss({
    connectionString: url,
    max: connectionsOf(role),
    migrate: false,
    createSchema: false,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', onError)
  let retry: NodeJS.Timeout | undefined
  try {
    await boss.start()
  } catch (error) {
    if (works || !isUnmigrated(error)) throw error
    const startAgain = () =>
      boss.start().then(
        () => clearInterval(retry),
        (again: Error) => isUnmigrated(again) || onError(again),
      )
    retry = setInterval(() => void startAgain(), 1000).unref()
  }
  return {
    boss,
    async enqueue(tx, name, data) {
      await boss.insert(
        name,
        data.map((each) => ({ data: each })),
        { db: statements(tx) },
      )
    },
    async stop(patience = 10_000) {
      clearInterval(retry)
      await boss.stop({ graceful: true, timeout: patience })
    },
  }
}

/** Creates or updates the queue's tables and its queues; part of `migrate`. */
export async function installQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  await boss.start()
  try {
    for (const name of jobNames) {
      if (await boss.getQueue(name)) await boss.updateQueue(name, queues[name])
      else await boss.createQueue(name, queues[name])
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
