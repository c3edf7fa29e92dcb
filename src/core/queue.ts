import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss, type UpdateQueueOptions } from 'pg-boss'
import { timeZone } from './days.ts'
import { sqlExecutor, type Sql } from './db.ts'

/** Kind of a job that our code enqueues. Its data has ids instead of content: a job reads what is true when it runs. */
export interface JobKind<Data extends object> {
  readonly name: string
  /** never set; it only carries the type of the data */
  readonly data?: Data
}

export const jobKind = <Data extends object>(name: string): JobKind<Data> => ({ name })

interface NewJob<Data extends object> {
  data: Data
  /** minimum time before the job starts */
  delayMs?: number
  /** group of the job, for kinds that limit how many jobs of a group run at once */
  group?: string
}

/** A queue that the database should have, and the schedule on which jobs are added to it. */
export interface QueueDefinition {
  readonly name: string
  /** schedule, in the time zone of core/days.ts */
  readonly cron?: string
  readonly queue: UpdateQueueOptions
}

/** The job queue for web processes, which only enqueue, and for workers. */
export interface Queue {
  /**
   * Adds jobs inside the caller's transaction. A rollback removes them, and workers see them after the commit. No job
   * starts before its delay is over.
   */
  enqueue<Data extends object>(tx: Sql, kind: JobKind<Data>, jobs: readonly NewJob<Data>[]): Promise<void>
  /** Runs `work` until the queue stops, with pauses of `everyMs` milliseconds in between. `work` must not throw. */
  poll(everyMs: number, work: () => Promise<void>): void
  /** pg-boss itself, for workers, schedules and the commands of operators. */
  readonly boss: PgBoss
  /** Waits at most `timeoutMs` milliseconds (10 s by default) for running jobs and polls. Closes its connections. */
  stop(timeoutMs?: number): Promise<void>
}

const connectionsOf = (role: 'web' | 'worker') => (role === 'web' ? 2 : 6)

const isUnmigrated = (error: unknown): boolean =>
  error instanceof Error && /^pg-boss (is not installed|database requires migrations)/.test(error.message)

/**
 * Opens the queue. A web process may open it before its database is migrated. The process then already serves requests,
 * reports at `/readyz` that it is not ready, and can enqueue as soon as the tables exist.
 * @param url connection string of the database; the queue has a small pool of its own
 * @param role `web` only enqueues; `worker` also retries jobs of dead workers, runs schedules and deletes old jobs
 * @param onError receives errors outside of jobs, such as a lost connection
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
  const stopping = new AbortController()
  const polls: Promise<void>[] = []
  async function poll(everyMs: number, work: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      await work()
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {}) // It rejects on a stop.
    }
  }
  return {
    boss,
    poll: (everyMs, work) => void polls.push(poll(everyMs, work)),
    async enqueue(tx, { name }, jobs) {
      await boss.insert(
        name,
        jobs.map(({ data, delayMs = 0, group }) => ({
          data,
          ...(delayMs > 0 && { startAfter: Math.ceil(delayMs / 1000) }),
          ...(group !== undefined && { group: { id: group } }),
        })),
        { db: sqlExecutor(tx) },
      )
    },
    async stop(timeoutMs = 10_000) {
      clearInterval(retry)
      stopping.abort()
      await Promise.all([
        boss.stop({ graceful: true, timeout: timeoutMs }),
        Promise.race([Promise.all(polls), sleep(timeoutMs, undefined, { ref: false })]),
      ])
    },
  }
}

/**
 * Brings the tables of pg-boss to its newest schema. Creates and updates queues and schedules by their definitions, and
 * deletes all other queues. Part of `migrate`.
 */
export async function installQueues(url: string, definitions: readonly QueueDefinition[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  await boss.start()
  try {
    const existing = new Set((await boss.getQueues()).map(({ name }) => name))
    // All queues must exist before one of them names another as its dead letter queue.
    for (const { name } of definitions) if (!existing.delete(name)) await boss.createQueue(name)
    for (const { name, queue, cron } of definitions) {
      await boss.updateQueue(name, { deadLetter: null, ...queue })
      if (cron) await boss.schedule(name, cron, {}, { tz: timeZone })
      else await boss.unschedule(name)
    }
    const leftovers = [...existing].filter((name) => !isOfPgBoss(name))
    for (const name of leftovers) await boss.updateQueue(name, { deadLetter: null })
    for (const name of leftovers) await boss.deleteQueue(name)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Whether a queue belongs to pg-boss itself, which uses one for its schedules. */
const isOfPgBoss = (name: string) => name.startsWith('__pgboss__')
