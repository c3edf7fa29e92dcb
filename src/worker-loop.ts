import type { JobResult } from 'pg-boss'
import type { Job, Poll } from '../jobs/define-job.ts'
import { jobs, polls } from '../jobs/index.ts'
import { openMailTransport, type MailTransport } from '#core/mail/transport.ts'
import type { Services } from '#core/scope.ts'

/**
 * Starts to run jobs and polls.
 * @returns `close`, which ends the mail connections; call it after the queue has stopped
 */
export async function startWorker(services: Services): Promise<{ close(): void }> {
  const transport = openMailTransport(services.config)
  for (const job of jobs) await processQueue(services, job, transport)
  for (const poll of polls) startPolling(services, poll)
  return transport
}

async function processQueue(services: Services, job: Job, transport: MailTransport): Promise<void> {
  const { name, cron, concurrency, queue } = job
  const options = {
    ...concurrency,
    burstWhenBatchFull: concurrency.batchSize > 1,
    perJobResults: true,
    // A job that only its schedule enqueues needn't start at once, so the worker polls for it less often.
    ...(cron && !queue.notify
      ? { pollingIntervalSeconds: 30 }
      : { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 }),
  } as const
  const run = async ({ id, data }: { id: string; data: object }): Promise<JobResult> => {
    try {
      await job.run(services, data, transport)
      return { id, status: 'completed' }
    } catch (error) {
      services.log.warn({ err: error, job: name, data }, 'job failed, will be tried again')
      return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
    }
  }
  await services.queue.boss.work<object, void, typeof options>(name, options, (taken) => Promise.all(taken.map(run)))
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
