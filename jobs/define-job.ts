import type { Config } from '#core/config.ts'
import type { MailTransport } from '#core/mail/transport.ts'
import type { JobKind, QueueDefinition } from '#core/queue.ts'
import type { Services } from '#core/scope.ts'

/** Something that happens without a request. */
export interface Job<Data extends object = object> extends QueueDefinition {
  /** how many of it one worker process runs at once: `localConcurrency` × `batchSize`, and of one group */
  readonly concurrency: { localConcurrency: number; batchSize: number; localGroupConcurrency?: number }
  run(services: Services, data: Data, transport: MailTransport): Promise<unknown>
}

/** Something that every worker looks for again and again, as ordering a job for each would cost those who cause it more than they do. */
export interface Poll {
  readonly name: string
  /** from the end of one look to the next */
  everyMs(config: Config): number
  run(services: Services): Promise<unknown>
  waiting(services: Services): Promise<Waiting>
}

/** What a queue holds that nobody has begun. */
export interface Waiting {
  waiting: number
  /** since when the oldest could have been done */
  dueSince: Date | null
}

/** @param kind of a job that somebody enqueues; a name where only the clock does */
type Definition<Data extends object> = Pick<Job<Data>, 'run'> &
  Partial<Pick<Job, 'cron' | 'queue' | 'concurrency'>> & { kind: JobKind<Data> | string }

/**
 * Defines a job, which runs once `jobs/index.ts` lists it. Unless its queue says otherwise it is tried three times, may take 10 minutes,
 * and goes to another worker when its own has been silent for 10 s.
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
