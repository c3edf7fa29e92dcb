import { resumeMails } from '#core/mail/waiting-mails.ts'
import type { Services } from '#core/scope.ts'
import { sqlExecutor } from '#core/db.ts'
import { jobs, mailQueues } from '../index.ts'

interface Given {
  /** name of the only queue to retry; all queues if absent */
  queue?: string
  dryRun?: boolean
}

/**
 * Puts failed jobs back into their queues. Mails of these jobs that were given up are no longer given up.
 * @returns a line with the number of jobs, in total and in each queue
 */
export async function retryFailed({ queue: { boss }, sql }: Services, given: Given = {}): Promise<string> {
  const { queue = null, dryRun: isDryRun = false } = given
  const counts: string[] = []
  let total = 0
  for (const { name } of jobs) {
    if (queue !== null && name !== queue) continue
    const failed = await sql<{ id: string }[]>`select id from pgboss.job where name = ${name} and state = 'failed'`
    if (failed.length === 0) continue
    const ids = failed.map(({ id }) => id)
    if (!isDryRun)
      await sql.begin(async (tx) => {
        if (mailQueues.includes(name)) await resumeMails(tx, ids)
        await boss.retry(name, ids, { db: sqlExecutor(tx) })
      })
    total += ids.length
    counts.push(`${name} ${ids.length}`)
  }
  const number = total === 1 ? '1 job' : `${total} jobs`
  return `${number} ${isDryRun ? 'would' : 'will'} be tried again${total > 0 ? ` (${counts.join(', ')})` : ''}`
}
