import type { Sql } from '#core/db.ts'

/** Deletes notices that nobody cleared in half a year. */
export async function purgeNotices(sql: Sql): Promise<void> {
  await sql`delete from cross_off_notices where made_at < now() - interval '180 days'`
}
