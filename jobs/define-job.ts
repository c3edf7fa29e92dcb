import type { Config } from '#core/config.ts'
import type { MailTransports } from '#core/mail/transport.ts'
import type { JobKind, QueueDefinition } from '#core/queue.ts'
import type { Services } from '#core/scope.ts'

/** Work that happens without a request. */
export interface Job<Data extends object = object> extends QueueDefinition {
  readonly concurrency: Concurrency
  run(services: Services, data: Data, transports: MailTransports): Promise<unknown>
}

/**
 * Limits on the jobs that one worker process runs at once: `localConcurrency` × `batchSize`, with a limit for each
 * group.
 */
export interface Concurrency {
  localConcurrency: number
  batchSize: number
  localGroupConcurrency?: number
  /** for jobs that wait for another server: largest value of `localConcurrency` while batches take over a second */
  maxWhileSlow?: number
}

/**
 * Work that every worker looks for at intervals. This work isn't enqueued as jobs, because enqueuing would slow down
 * the requests that cause the work.
 */
export interface Poll {
  readonly name: string
  /** milliseconds from the end of one run to the start of the next */
  everyMs(config: Config): number
  run(services: Services): Promise<unknown>
  waiting(services: Services): Promise<Waiting>
}

/** Work in a queue that no worker has begun. */
export interface Waiting {
  waiting: number
  /** moment since which the oldest waiting work has been due */
  dueSince: Date | null
}

/** @param kind kind of a job that code enqueues, or a plain name if only the schedule starts the job */
type Definition<Data extends object> = Pick<Job<Data>, 'run'> &
  Partial<Pick<Job, 'cron' | 'queue' | 'concurrency'>> & { kind: JobKind<Data> | string }

/**
 * Defines a job. Workers run the job only if `jobs/index.ts` lists it. Unless its `queue` says otherwise, a job is
 * tried three times and may take 10 minutes. If its worker sends no heartbeat for 10 s, another worker takes the job.
 */
export function defineJob<Data extends object = Record<string, never>>({
  kind,
  queue,
  concurrency = { localConcurrency: 1, batchSize: 1 },
  ...job
}: Definition<Data>): Job<Data> {
  const name = typeof kind === 'string' ? kind : kind.name
  return { ...job, name, queue: { retryLimit: 2, expireInSeconds: 600, heartbeatSeconds: 10, ...queue }, concurrency }
}
