import type { Sql } from '#core/db.ts'

/** Deletes cross-offs that were undone half a year ago: until then their links say so. @returns how many */
export async function purgeUndoneCrossOffs(sql: Sql): Promise<number> {
  const { count } = await sql`delete from cross_offs where undone_at < now() - interval '180 days'`
  return count
}
