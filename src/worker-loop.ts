import type { JobResult } from 'pg-boss'
import type { Job, Poll } from '../jobs/define-job.ts'
import { jobs, polls } from '../jobs/index.ts'
import { openMailTransports, type MailTransports } from '#core/mail/transport.ts'
import type { Services } from '#core/scope.ts'

/**
 * Starts to run jobs and polls.
 * @returns `close`, which ends the connections to mail servers; call it after the queue has stopped
 */
export async function startWorker(services: Services): Promise<{ close(): void }> {
  const transports = openMailTransports(services.config)
  for (const job of jobs) await processQueue(services, job, transports)
  for (const poll of polls) startPolling(services, poll)
  return {
    close() {
      for (const transport of Object.values(transports)) transport.close()
    },
  }
}

async function processQueue(services: Services, job: Job, transports: MailTransports): Promise<void> {
  const { name, cron, concurrency, queue } = job
  const { maxWhileSlow, ...ofPgBoss } = concurrency
  const options = {
    ...ofPgBoss,
    burstWhenBatchFull: concurrency.batchSize > 1,
    perJobResults: true,
    // A job that only its schedule enqueues needn't start at once, so the worker polls for it less often.
    ...(cron && !queue.notify
      ? { pollingIntervalSeconds: 30 }
      : { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 }),
  } as const
  const run = async ({ id, data }: { id: string; data: object }): Promise<JobResult> => {
    try {
      await job.run(services, data, transports)
      return { id, status: 'completed' }
    } catch (error) {
      services.log.warn({ err: error, job: name, data }, 'job failed, will be tried again')
      return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
    }
  }
  const { boss } = services.queue
  if (maxWhileSlow === undefined)
    await boss.work<object, void, typeof options>(name, options, (taken) => Promise.all(taken.map(run)))
  else {
    const one = { ...options, localConcurrency: 1 }
    const work: Work = (handle) => boss.work<object, void, typeof one>(name, one, handle)
    await workElastically(services, job, work, run)
  }
}

interface Taken {
  id: string
  data: object
}
/** Starts a worker of pg-boss that handles one batch of jobs at a time. Returns the worker's id. */
type Work = (handle: (taken: Taken[]) => Promise<JobResult[]>) => Promise<string>

/** Time after which a batch of jobs is slow. */
const slowMs = 1_000

/**
 * Starts the workers of a queue. For each worker whose batch is slow, it starts another one, so that jobs that hang
 * hold up no others. The jobs of a slow batch are settled one by one, and needn't wait for the slowest.
 */
async function workElastically(
  { queue: { boss }, log }: Services,
  { name, concurrency: { localConcurrency: usual, maxWhileSlow: max = usual } }: Job,
  work: Work,
  run: (taken: Taken) => Promise<JobResult>,
): Promise<void> {
  let workers = 0
  let slow = 0
  const onError = (error: unknown) => log.warn({ err: error, job: name }, 'a queue’s job or worker could not be ended')
  const settle = ({ id, status, output }: JobResult) =>
    status === 'completed' ? boss.complete(name, id) : boss.fail(name, id, output as object)

  async function handle(taken: Taken[], worker: () => string): Promise<JobResult[]> {
    const results: JobResult[] = []
    let isSlow = false
    const timer = setTimeout(() => {
      isSlow = true
      slow++
      if (workers - slow < usual && workers < max) startOne().catch(onError)
      for (const result of results) settle(result).catch(onError)
    }, slowMs).unref()
    await Promise.all(
      taken.map(async (each) => {
        const result = await run(each)
        results.push(result)
        // The worker settles all results at the end, too, so a job that could not be settled here is not lost.
        if (isSlow) await settle(result).catch(onError)
      }),
    )
    clearTimeout(timer)
    if (isSlow) slow--
    if (workers - slow > usual) {
      workers--
      boss.offWork(name, { id: worker(), wait: false }).catch(onError)
    }
    return results
  }
  async function startOne(): Promise<void> {
    workers++
    const id: string = await work((taken) => handle(taken, () => id))
  }
  for (let n = 0; n < usual; n++) await startOne()
}

function startPolling(services: Services, { name, everyMs, run }: Poll): void {
  services.queue.poll(everyMs(services.config), async () => {
    try {
      await run(services)
    } catch (error) {
      services.log.warn({ err: error, poll: name }, 'poll failed, will be tried again')
    }
  })
}
