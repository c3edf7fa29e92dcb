import { until } from './until.ts'
import type { World } from './world.ts'

/** Waits until so many queries with these words, or more, wait for a lock. @param words empty for any query */
export const waitForLocks = (sql: World['sql'], words: string, count = 1) =>
  until(async () => {
    const rows = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and position(${words} in query) > 0`
    return rows.length >= count
  }, `${count} to wait for a lock: ${words}`)

/**
 * Starts one request, stops it by a lock when it holds its own, and starts another, which has to wait for the first one.
 * @param hold takes a lock that the first request needs after its own
 */
export async function oneBeforeOther<First, Second>(
  sql: World['sql'],
  hold: (tx: World['sql']) => Promise<unknown>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const begun = await sql.begin(async (tx) => {
    await hold(tx as unknown as World['sql'])
    const one = first()
    await waitForLocks(sql, '')
    const other = second()
    // Where the other one doesn't wait, the test looks at what became of both.
    await Promise.race([other, waitForLocks(sql, '', 2)])
    return { both: [one, other] as const }
  })
  return Promise.all(begun.both)
}

/**
 * Starts requests while a transaction holds a lock that all of them need, and lets them go on once all of them wait.
 * @param hold takes the lock; what it changes is there when they go on
 */
export async function letWait<Answer>(
  sql: World['sql'],
  hold: (tx: World['sql']) => Promise<unknown>,
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const begun = await sql.begin(async (tx) => {
    await hold(tx as unknown as World['sql'])
    const answers = requests.map((request) => request())
    await waitForLocks(sql, '', requests.length)
    return { answers }
  })
  return Promise.all(begun.answers)
}
