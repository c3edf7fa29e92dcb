import type { Services } from '#core/scope.ts'

export async function purgeNotices({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql`delete from cross_off_notices where made_at < ${now()}::timestamptz - interval '180 days'`
}
