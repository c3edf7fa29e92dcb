import { dayMs, timeZone } from '#core/days.ts'
import type { Services } from '#core/scope.ts'
import type { Waiting } from '../define-job.ts'
import { jobs, mailQueues, polls } from '../index.ts'

interface QueueState {
  name: string
  waiting: number
  running: number
  failed: number
  /** time since the oldest waiting job became due; null if no waiting job is due */
  oldestSeconds: number | null
  /** when the schedule adds the next job; null for a queue without a schedule */
  nextRun: Date | null
}

interface Status {
  queues: QueueState[]
  /** mails that were tried and are not sent yet, 20 at most */
  notSentYet: { kind: string; cause: string; error: string | null }[]
  givenUp: { kind: string; cause: string; day: string }[]
}

async function statusOf(services: Services): Promise<Status> {
  const { sql, queue, now } = services
  const counted = await sql<(Pick<QueueState, 'running' | 'failed'> & Waiting & { name: string })[]>`
    select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running, count(*) filter (where state = 'failed')::int as failed,
      min(start_after) filter (where state in ('created', 'retry')) as due_since
    from pgboss.job where name = any(${jobs.map(({ name }) => name)}) group by name`
  const notSentYet = await sql<Status['notSentYet']>`
    select m.kind, m.cause, j.output->>'message' as error
    from pgboss.job j
    join mails m on m.id = (j.data->>'mailId')::int or j.data->'mailIds' @> to_jsonb(m.id)
    where j.name = any(${mailQueues}) and j.state in ('failed', 'retry')
      and m.sent_on is null and m.skipped_on is null and m.given_up_on is null
    order by m.id limit 20`
  const givenUp = await sql<Status['givenUp']>`
    select kind, cause, given_up_on as day from mails where given_up_on is not null and sent_on is null order by id desc limit 20`
  const queues = jobs.map(({ name, cron }): QueueState => {
    const { waiting = 0, running = 0, failed = 0, dueSince = null } = counted.find((each) => each.name === name) ?? {}
    const [nextRun = null] = cron ? queue.boss.previewSchedule(cron, { tz: timeZone, from: now(), count: 1 }) : []
    return { name, waiting, running, failed, oldestSeconds: secondsSince(dueSince, now()), nextRun }
  })
  const polled = await Promise.all(
    polls.map(async (poll): Promise<QueueState> => {
      const { waiting, dueSince } = await poll.waiting(services)
      const oldestSeconds = secondsSince(dueSince, now())
      return { name: poll.name, waiting, running: 0, failed: 0, oldestSeconds, nextRun: null }
    }),
  )
  return { queues: [...queues, ...polled], notSentYet, givenUp }
}

/** Returns the seconds since a moment; null without a moment, or for a moment in the future. */
function secondsSince(moment: Date | null, now: Date): number | null {
  const seconds = moment && Math.floor((now.getTime() - moment.getTime()) / 1000)
  return seconds !== null && seconds >= 0 ? seconds : null
}

/**
 * Returns a table of all queues: the number of waiting, running and failed jobs, the time since the oldest waiting job
 * became due, and the time of the next scheduled job. Mails that are not sent yet, or given up, follow.
 * @param isJson whether to return the same facts as JSON, for programs
 */
export async function queueStatus(services: Services, isJson = false): Promise<string> {
  const { queues, notSentYet, givenUp } = await statusOf(services)
  if (isJson) return JSON.stringify({ queues, notSentYet, givenUp }, null, 2)
  return [
    ...tableOf([
      ['queue', 'waiting', 'running', 'failed', 'oldest', 'next run'],
      ...queues.map(({ name, waiting, running, failed, oldestSeconds, nextRun }) => [
        name,
        ...[waiting, running, failed].map(String),
        oldestSeconds === null ? '-' : spell(oldestSeconds),
        nextRun === null ? '-' : moment.format(nextRun),
      ]),
    ]),
    ...notSentYet.map((mail) => `not sent yet: ${mail.kind} (${mail.cause}): ${mail.error ?? 'unknown reason'}`),
    ...givenUp.map((mail) => `given up: ${mail.kind} (${mail.cause}) on ${mail.day}`),
  ].join('\n')
}

const moment = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** Formats seconds as "3d 04:05:06", without days if there are none. */
function spell(seconds: number): string {
  const days = Math.floor((seconds * 1000) / dayMs)
  const time = new Date((seconds * 1000) % dayMs).toISOString().slice(11, 19)
  return days > 0 ? `${days}d ${time}` : time
}

/** Aligns the first column to the left, and numbers and times to the right. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  '),
  )
}
