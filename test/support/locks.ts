import { until } from './until.ts'
import type { World } from './world.ts'

/** Waits until so many queries with these words, or more, wait for a lock. */
export const waitForLocks = (sql: World['sql'], words: string, count = 1) =>
  until(async () => {
    const rows = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and position(${words} in query) > 0`
    return rows.length >= count
  }, `${count} to wait for a lock: ${words}`)

/**
 * Crosses a gift off, stops that when it has locked the gift, and starts the deletion of the gift, which has to wait.
 * @param giverId whose row the cross-off locks after the gift
 */
export async function crossOffBefore<Crossed, Deleted>(
  sql: World['sql'],
  giverId: number,
  crossOff: () => Promise<Crossed>,
  deletion: () => Promise<Deleted>,
): Promise<[Crossed, Deleted]> {
  const begun = await sql.begin(async (tx) => {
    await tx`select 1 from users where id = ${giverId} for update`
    const crossed = crossOff()
    await waitForLocks(sql, 'where g.public_guid = ')
    const deleted = deletion()
    await Promise.race([deleted, waitForLocks(sql, 'gifts', 2)])
    return { both: [crossed, deleted] as const }
  })
  return Promise.all(begun.both)
}
