import type { Services } from '#core/scope.ts'

/** Until then their links say that they were undone. @returns how many were deleted */
export async function purgeUndoneCrossOffs({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const { count } = await sql`delete from cross_offs where undone_at < ${now()}::timestamptz - interval '180 days'`
  return count
}
