import type { Pool } from '#core/db.ts'
import { until } from './until.ts'

/** Starts work while somebody else holds a lock, waits until it runs into that lock, and lets it go on. @param meanwhile what that somebody does before they commit */
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
    await until(async () => {
      const [row] = await sql<{ waiting: boolean }[]>`
        select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`
      return row!.waiting
    }, 'the work to wait')
    await meanwhile(tx)
  })
  return answer!
}
