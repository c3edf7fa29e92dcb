import { transact } from '#core/db.ts'
import type { Services } from '#core/scope.ts'

/** Messages stay for a year. @returns how many were older */
export async function deleteOldPosts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  // tried again where it and somebody who changes several lists wait for each other's versions
  return transact(sql, async (tx) => {
    const { count } = await tx`delete from forum_posts where created_at < ${now()}::timestamptz - interval '1 year'`
    return count
  })
}

/** How many `deleteOldPosts` would delete. */
export async function countOldPosts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from forum_posts where created_at < ${now()}::timestamptz - interval '1 year'`
  return row!.count
}
