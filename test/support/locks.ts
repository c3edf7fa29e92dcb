import type { Pool } from '#core/db.ts'
import { until } from './until.ts'

/**
 * Waits until some statements wait for locks in this world's database. Jobs of mails lock users, too: wait for those first.
 * @param count so many, or more
 * @param words of these statements; empty for any
 */
export const waitForLocks = (sql: Pool, count = 1, words = ''): Promise<unknown> =>
  until(
    async () => {
      const waiting = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and position(${words} in query) > 0`
      return waiting.length >= count
    },
    `${count} to wait for a lock: ${words}`,
    15_000,
  )

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
  const begun = await sql.begin(async (transaction) => {
    const tx = transaction as unknown as Pool
    await lock(tx)
    const answer = work()
    await waitForLocks(sql)
    await meanwhile(tx)
    return { answer } // not the promise itself, for which the commit would wait
  })
  return begun.answer
}

/**
 * Starts one request, stops it by a lock when it holds its own, and starts another, which has to wait for the first one.
 * @param lock takes a lock that the first request needs after its own
 */
export async function oneBeforeOther<First, Second>(
  sql: Pool,
  lock: (tx: Pool) => Promise<unknown>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const begun = await sql.begin(async (transaction) => {
    await lock(transaction as unknown as Pool)
    const one = first()
    await waitForLocks(sql)
    const other = second()
    // Where the other one doesn't wait, the test looks at what became of both.
    await Promise.race([other, waitForLocks(sql, 2)])
    return { both: [one, other] as const }
  })
  return Promise.all(begun.both)
}
