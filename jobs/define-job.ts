import type { MailTransport } from '#core/mail-transport.ts'
import type { JobData, QueueDefinition } from '#core/queue.ts'
import type { Services } from '#core/scope.ts'

/** Something that happens without a request. */
export interface Job<Data extends object = object> extends QueueDefinition {
  /** how many of it one worker process runs at once: `localConcurrency` × `batchSize`, and of one group */
  readonly concurrency: { localConcurrency: number; batchSize: number; localGroupConcurrency?: number }
  run(services: Services, data: Data, transport: MailTransport): Promise<unknown>
}

type DataOf<Name extends string> = Name extends keyof JobData ? JobData[Name] : Record<string, never>

type Definition<Name extends string> = Pick<Job<DataOf<Name>>, 'run'> &
  Partial<Pick<Job, 'cron' | 'queue' | 'concurrency'>> & { name: Name }

/**
 * Defines a job, which runs once `jobs/index.ts` lists it. Unless its queue says otherwise it is tried three times, may take 10 minutes,
 * and goes to another worker when its own has been silent for 10 s.
 */
export function defineJob<const Name extends string>({
  queue,
  concurrency = { localConcurrency: 1, batchSize: 1 },
  ...job
}: Definition<Name>): Job<DataOf<Name>> {
  return { ...job, queue: { retryLimit: 2, expireInSeconds: 600, heartbeatSeconds: 10, ...queue }, concurrency }
}
