import type { JobResult } from 'pg-boss'
import type { Job, Poll, Slots } from '../jobs/define-job.ts'
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
  const { name, cron, concurrency, slots, queue } = job
  const { boss } = services.queue
  const options = {
    perJobResults: true,
    ...(!slots && { ...concurrency, burstWhenBatchFull: concurrency.batchSize > 1 }),
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
  const work = (handle: (taken: { id: string; data: object }[]) => Promise<JobResult[]>): Promise<string> =>
    boss.work<object, void, typeof options>(name, options, handle)
  if (slots) await runInSlots(services, name, slots, (runOne) => work(([taken]) => runOne(() => run(taken!))))
  else await work((taken) => Promise.all(taken.map(run)))
}

/** Time after which a job leaves its slot to another job. */
const slowMs = 1_000

/**
 * Opens a queue's slots, each a worker of pg-boss that takes one job at a time. Opens further ones while jobs are slow.
 * @param open starts a worker of pg-boss that runs each job by `runOne`, and returns the worker's id
 */
async function runInSlots(
  { queue: { boss }, log }: Services,
  name: string,
  { usual, max }: Slots,
  open: (runOne: (run: () => Promise<JobResult>) => Promise<JobResult[]>) => Promise<string>,
): Promise<void> {
  let opened = 0
  let slow = 0
  const onError = (error: unknown) => log.warn({ err: error, job: name }, 'the number of workers could not be changed')
  async function openSlot(): Promise<void> {
    opened++
    const id: string = await open(async (run) => {
      let isSlow = false
      const timer = setTimeout(() => {
        isSlow = true
        slow++
        if (opened - slow < usual && opened < max) openSlot().catch(onError)
      }, slowMs).unref()
      const result = await run()
      clearTimeout(timer)
      if (isSlow) slow--
      if (opened - slow > usual) {
        opened--
        boss.offWork(name, { id, wait: false }).catch(onError)
      } else boss.notifyWorker(id) // The worker would wait for its next poll, although another job may be due.
      return [result]
    })
  }
  for (let n = 0; n < usual; n++) await openSlot()
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
