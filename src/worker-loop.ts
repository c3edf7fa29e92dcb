import type { JobResult } from 'pg-boss'
import { jobs } from '../jobs/index.ts'
import { schedule, timeZone } from '../jobs/schedule.ts'
import { openMailTransport } from '#core/mail.ts'
import { jobNames, type JobName, type Jobs } from '#core/queue.ts'
import type { Services } from '#core/scope.ts'

/**
 * How many jobs are under way at once: `hands`, each with a batch. Mails wait for a mail server, so there are as many as its connections keep busy;
 * a full batch is followed by the next one at once.
 */
const concurrency: Record<JobName, { hands: number; batch: number }> = {
  'give-mail-up': { hands: 1, batch: 1 },
  'send-mail': { hands: 2, batch: 5 },
  tidy: { hands: 1, batch: 1 },
}

/** Begins to work off the queue and to keep the schedule. @returns what ends the mail connections, once the queue has stopped */
export async function startWorking(services: Services): Promise<{ close(): void }> {
  const { boss } = services.queue
  const transport = openMailTransport(services.config.smtpUrl)
  const run = async <Name extends JobName>(name: Name, job: { id: string; data: Jobs[Name] }): Promise<JobResult> => {
    try {
      await jobs[name](services, job.data, transport)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      services.log.warn({ err: error, job: name, data: job.data }, 'job failed, will be tried again')
      return {
        id: job.id,
        status: 'failed',
        output: { message: error instanceof Error ? error.message : String(error) },
      }
    }
  }
  const work = <Name extends JobName>(name: Name) => {
    const { hands, batch } = concurrency[name]
    const options = {
      localConcurrency: hands,
      batchSize: batch,
      burstWhenBatchFull: batch > 1,
      perJobResults: true,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 5,
    } as const
    return boss.work<Jobs[Name], void, typeof options>(name, options, (taken) =>
      Promise.all(taken.map((job) => run(name, job))),
    )
  }
  for (const name of jobNames) await work(name)
  for (const { job, cron } of schedule) await boss.schedule(job, cron, {}, { tz: timeZone })
  return transport
}
