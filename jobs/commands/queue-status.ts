import type { Services } from '#core/scope.ts'
import { jobs } from '../index.ts'

/** A table of every queue: waiting, running and failed jobs, and mails that are not sent yet. */
export async function queueStatus({ sql }: Services): Promise<string> {
  const longestName = Math.max(...jobs.map(({ name }) => name.length))
  const lines = await Promise.all(
    jobs.map(async ({ name }) => {
      const [counts] = await sql<{ waiting: number; running: number; failed: number }[]>`
        select count(*) filter (where state in ('created', 'retry'))::int as waiting, count(*) filter (where state = 'active')::int as running,
          count(*) filter (where state = 'failed')::int as failed
        from pgboss.job where name = ${name}`
      return `${name.padEnd(longestName)} waiting ${counts!.waiting}  running ${counts!.running}  failed ${counts!.failed}`
    }),
  )
  const failed = await sql<{ kind: string; cause: string; error: string | null }[]>`
    select m.kind, m.cause, j.output->>'message' as error
    from pgboss.job j join mails m on m.id = (j.data->>'mailId')::int
    where j.name = 'send-mail' and j.state in ('failed', 'retry') and m.sent_on is null and m.given_up_on is null
    order by m.id limit 20`
  const givenUp = await sql<{ kind: string; cause: string; day: string }[]>`
    select kind, cause, given_up_on as day from mails where given_up_on is not null and sent_on is null order by id desc limit 20`
  return [
    ...lines,
    ...failed.map((mail) => `not sent yet: ${mail.kind} (${mail.cause}): ${mail.error ?? 'unknown reason'}`),
    ...givenUp.map((mail) => `given up: ${mail.kind} (${mail.cause}) on ${mail.day}`),
  ].join('\n')
}
