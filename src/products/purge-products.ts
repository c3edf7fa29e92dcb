import { dayMs } from '#core/calendar.ts'
import type { Services } from '#core/scope.ts'

const keptDays = 90

/** Deletes what shops withdrew long ago; a gift that was made of it stays whole. @returns how many */
export async function purgeProducts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const { count } = await sql`delete from products where withdrawn_at < ${new Date(now().getTime() - keptDays * dayMs)}`
  return count
}
