import { undoableMs } from '../gift/index.ts'
import type { Services } from '#core/scope.ts'

/**
 * Purges deleted gifts once their deletion can no longer be undone.
 * @returns number of purged gifts
 */
export async function purgeDeletedGifts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const { count } = await sql`delete from deleted_gifts where deleted_at <= ${new Date(now().getTime() - undoableMs)}`
  return count
}
