import { dayOf } from '#core/days.ts'
import type { Services } from '#core/scope.ts'
import { drawAgeLimitsAt } from './lifetime.ts'

const atOnce = 100

/**
 * Deletes draws that are more than two years old, if their organizer was notified a month before, and draws that waited
 * for their people for 60 days without a change, if their organizer was notified a week before. Also deletes draws that
 * their organizer deleted more than 90 days ago. Their lots, exclusions and all other rows go with them. Works in
 * batches, so that it can be stopped and continued.
 * @returns the number of draws deleted
 */
export async function purgeDraws({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const limits = drawAgeLimitsAt(now())
  let purged = 0
  for (;;) {
    const { count } = await sql`
      delete from draws where id in (
        select id from draws
        where deleted_at < ${limits.deletedBefore}
          or (drawn_at < ${limits.drawnBefore} and end_told_on <= ${dayOf(limits.noticeBefore)}::date)
          or (waiting_since <= ${dayOf(limits.waitingFrom)}::date and end_told_on <= ${dayOf(limits.waitingNoticeBefore)}::date)
        limit ${atOnce} for update skip locked
      )`
    purged += count
    if (count < atOnce) return purged
  }
}
