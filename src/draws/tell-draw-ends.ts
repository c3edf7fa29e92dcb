import { dayOf } from '#core/days.ts'
import type { EditionCode } from '#core/editions.ts'
import { enqueueMails, type NewMail } from '#core/mail/enqueue-mail.ts'
import type { Services } from '#core/scope.ts'
import { drawAgeLimitsAt } from './lifetime.ts'

const atOnce = 100

interface EndingDraw {
  id: number
  /** day of the last change of a draw that waits for its people, `YYYY-MM-DD`; null for a drawn one */
  waitingSince: string | null
  recipient: string | null
  userId: number | null
  edition: EditionCode | null
}

/**
 * Notifies organizers that their draw will be deleted: a month before, or a week before if it still waits for its people.
 * Notifies once for each draw, or once after each change of a waiting draw. The mail goes to the organizer's
 * current e-mail address; a draw whose organizer was deleted gets none. Works in batches, so that it can be stopped and
 * continued. While draws are switched off it does nothing: the mail would link to missing pages, and without a notice
 * no draw ends.
 * @returns the number of draws that were due
 */
export async function tellDrawEnds(services: Services): Promise<number> {
  if (!services.config.switches.drawLots) return 0
  const { notifyBefore, waitingNotifyFrom } = drawAgeLimitsAt(services.now())
  let count = 0
  for (;;) {
    const draws = await services.sql.begin(async (tx) => {
      const draws = await tx<EndingDraw[]>`
        update draws d set end_told_on = ${dayOf(services.now())}
        from (
          select id from draws
          where end_told_on is null and deleted_at is null
            and (drawn_at < ${notifyBefore} or waiting_since <= ${dayOf(waitingNotifyFrom)}::date)
          order by id limit ${atOnce} for update skip locked
        ) as due
        left join lateral (
          select u.id, coalesce(case when u.password_hash is not null then u.email end, d.organizer_email)::text as email, u.edition
          from draws d
          join users u on u.id = d.organizer_user_id
          where d.id = due.id
        ) as organizer on true
        where d.id = due.id
        returning d.id, d.waiting_since, organizer.email as recipient, organizer.id as user_id, organizer.edition`
      await enqueueMails(services, tx, draws.flatMap(mailOf))
      return draws
    })
    count += draws.length
    if (draws.length < atOnce) return count
  }
}

function mailOf({ id, waitingSince, recipient, userId, edition }: EndingDraw): NewMail[] {
  if (recipient === null || edition === null) return []
  const about = { recipient, userId, edition, data: { drawId: id } }
  return waitingSince === null
    ? [{ ...about, kind: 'draw-ends', cause: `draw-ends:${id}` }]
    : [{ ...about, kind: 'gathering-ends', cause: `gathering-ends:${id}:${waitingSince}` }]
}
