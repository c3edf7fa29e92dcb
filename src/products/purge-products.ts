import { dayMs } from '#core/days.ts'
import type { Services } from '#core/scope.ts'

const keptDays = 90

/**
 * Deletes products that were withdrawn more than 90 days ago. Gifts that were made from them keep their own data.
 * @returns how many were deleted
 */
export async function purgeProducts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const { count } = await sql`delete from products where withdrawn_at < ${new Date(now().getTime() - keptDays * dayMs)}`
  return count
}
