import type { Services } from '#core/scope.ts'

/** Deletes notices that nobody cleared in half a year. */
export async function purgeNotices({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql`delete from cross_off_notices where made_at < ${now()}::timestamptz - interval '180 days'`
}
