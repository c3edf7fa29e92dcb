import { dayOf } from '#core/calendar.ts'
import type { Services } from '#core/scope.ts'
import { lifetimeAt } from './lifetime.ts'

const atOnce = 100

/**
 * Deletes draws two years after they were drawn, once their organizer was told a month before, and those that their organizer deleted a while ago; with
 * lots, exclusions and whatever else is theirs. Some at once, so that it can be stopped and go on.
 * @returns how many
 */
export async function purgeDraws({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const { drawnBefore, noticeBefore, deletedBefore } = lifetimeAt(now())
  let purged = 0
  for (;;) {
    const { count } = await sql`
      delete from draws where id in (
        select id from draws
        where deleted_at < ${deletedBefore} or (drawn_at < ${drawnBefore} and end_told_on <= ${dayOf(noticeBefore)}::date)
        limit ${atOnce} for update skip locked
      )`
    purged += count
    if (count < atOnce) return purged
  }
}
