import { undoableMs } from '../gift/index.ts'
import type { Services } from '#core/scope.ts'

/** Those whose deletion can no longer be undone. @returns how many */
export async function purgeDeletedGifts({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const { count } = await sql`delete from deleted_gifts where deleted_at <= ${new Date(now().getTime() - undoableMs)}`
  return count
}
