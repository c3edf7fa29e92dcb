import type { Pool } from '#core/db.ts'
import { until } from './until.ts'

/**
 * Waits until enough statements wait for locks in the test world's database. Mail jobs lock users too, so call
 * `world.mails()` first.
 * @param count minimum number of waiting statements
 * @param words text that these statements contain; empty for any statement
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
 * Starts `work` while another transaction holds a lock, waits until the work blocks on that lock, and commits the
 * transaction. Resolves to the outcome of the work.
 * @param meanwhile runs further statements in the other transaction before it commits
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
    return { answer } // in an object, because the commit would wait for a bare promise
  })
  return begun.answer
}

/**
 * Starts one request and stops it with a lock once it holds its own locks. Then starts a second request, which has to
 * wait for the first. Releases the lock and resolves to both outcomes.
 * @param lock takes a lock that the first request needs after its own locks
 */
export async function runQueued<First, Second>(
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
    // The second request may also end without waiting. The test then judges the two outcomes.
    await Promise.race([other, waitForLocks(sql, 2)])
    return { both: [one, other] as const }
  })
  return Promise.all(begun.both)
}
