import { dayMs } from '#core/calendar.ts'
import type { Services } from '#core/scope.ts'

/** Until then its link says why it opens nothing any more. */
const keptDays = 90

/** Forgets invites that were accepted or expired a while ago. @returns how many */
export async function purgeInvites({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - keptDays * dayMs)
  const { count } = await sql`delete from owner_invites where expires_at < ${before} or accepted_at < ${before}`
  return count
}
