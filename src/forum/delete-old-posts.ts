import { transact } from '#core/db.ts'
import type { Services } from '#core/scope.ts'

/**
 * Deletes messages that are over a year old.
 * @returns number of deleted messages
 */
export async function deleteOldPosts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  // `transact` retries if this deadlocks with a transaction that changes several lists, because both update the lists'
  // versions.
  return transact(sql, async (tx) => {
    const { count } = await tx`delete from forum_posts where created_at < ${now()}::timestamptz - interval '1 year'`
    return count
  })
}

/** Returns the number of messages that `deleteOldPosts` would delete. */
export async function countOldPosts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from forum_posts where created_at < ${now()}::timestamptz - interval '1 year'`
  return row!.count
}
