import { dayMs } from '#core/days.ts'
import type { Services } from '#core/scope.ts'

/**
 * Number of days for which an invite is kept after it was accepted or expired, so that its link can say why it no
 * longer works.
 */
const keptDays = 90

/** Deletes invites that were accepted or expired more than 90 days ago. @returns number of invites deleted */
export async function purgeInvites({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - keptDays * dayMs)
  const { count } = await sql`delete from owner_invites where expires_at < ${before} or accepted_at < ${before}`
  return count
}
