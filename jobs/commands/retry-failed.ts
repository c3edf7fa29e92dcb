import type { Services } from '#core/scope.ts'
import { jobs } from '../index.ts'

/** Puts every failed job back into its queue. @returns how many */
export async function retryFailed({ queue: { boss }, sql }: Services): Promise<string> {
  let count = 0
  for (const { name } of jobs) {
    const failed = await sql<{ id: string }[]>`select id from pgboss.job where name = ${name} and state = 'failed'`
    if (failed.length === 0) continue
    await boss.retry(
      name,
      failed.map(({ id }) => id),
    )
    count += failed.length
  }
  return `${count} jobs will be tried again`
}
