import type { Pool } from '#core/db.ts'
import { until } from './until.ts'

/**
 * Starts work while another transaction holds a lock, waits until the work runs into that lock, and commits the transaction.
 * @param meanwhile statements of the other transaction before it commits
 */
export async function whileLocked<Answer>(
  sql: Pool,
  lock: (tx: Pool) => Promise<unknown>,
  work: () => Promise<Answer>,
  meanwhile: (tx: Pool) => Promise<unknown> = async () => {},
): Promise<Answer> {
  let answer: Promise<Answer>
  await sql.begin(async (transaction) => {
    const tx = transaction as unknown as Pool
    await lock(tx)
    answer = work()
    await until(
      async () => {
        const [row] = await sql<{ waiting: boolean }[]>`
        select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`
        return row!.waiting
      },
      'the work to wait',
      15_000,
    )
    await meanwhile(tx)
  })
  return answer!
}
