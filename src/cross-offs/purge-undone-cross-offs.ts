import type { Services } from '#core/scope.ts'

/**
 * Deletes cross-offs that were undone half a year ago. Until then their links say that they were undone.
 * @returns number of deleted cross-offs
 */
export async function purgeUndoneCrossOffs({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const { count } = await sql`delete from cross_offs where undone_at < ${now()}::timestamptz - interval '180 days'`
  return count
}
