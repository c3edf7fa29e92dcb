import type { Services } from '#core/scope.ts'

/** Messages stay for a year. @returns how many were older */
export async function deleteOldPosts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const { count } = await sql`delete from forum_posts where created_at < ${now()}::timestamptz - interval '1 year'`
  return count
}

/** How many `deleteOldPosts` would delete. */
export async function countOldPosts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from forum_posts where created_at < ${now()}::timestamptz - interval '1 year'`
  return row!.count
}
