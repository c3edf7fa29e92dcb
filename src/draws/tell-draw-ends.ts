import { dayOf } from '#core/days.ts'
import type { EditionCode } from '#core/editions.ts'
import { enqueueMails, type NewMail } from '#core/mail/enqueue-mail.ts'
import type { Services } from '#core/scope.ts'
import { drawAgeLimitsAt } from './lifetime.ts'

const atOnce = 100

interface EndingDraw {
  id: number
  recipient: string | null
  userId: number | null
  edition: EditionCode | null
}

/**
 * Notifies organizers that their draw will be deleted in a month, once for each draw. The mail goes to the organizer's
 * current e-mail address; a draw whose organizer was deleted gets none. Works in batches, so that it can be stopped and
 * continued. While draws are switched off it does nothing: the mail would link to missing pages, and without a notice
 * no draw ends.
 * @returns the number of draws that were due
 */
export async function tellDrawEnds(services: Services): Promise<number> {
  if (!services.config.switches.drawLots) return 0
  let count = 0
  for (;;) {
    const draws = await services.sql.begin(async (tx) => {
      const draws = await tx<EndingDraw[]>`
        update draws d set end_told_on = ${dayOf(services.now())}
        from (
          select id from draws
          where end_told_on is null and deleted_at is null and drawn_at < ${drawAgeLimitsAt(services.now()).notifyBefore}
          order by drawn_at limit ${atOnce} for update skip locked
        ) as due
        left join lateral (
          select u.id, coalesce(case when u.password_hash is not null then u.email end, d.organizer_email)::text as email, u.edition
          from draws d
          join users u on u.id = d.organizer_user_id
          where d.id = due.id
        ) as organizer on true
        where d.id = due.id
        returning d.id, organizer.email as recipient, organizer.id as user_id, organizer.edition`
      await enqueueMails(services, tx, draws.flatMap(mailOf))
      return draws
    })
    count += draws.length
    if (draws.length < atOnce) return count
  }
}

const mailOf = ({ id, recipient, userId, edition }: EndingDraw): NewMail[] =>
  recipient === null || edition === null
    ? []
    : [{ kind: 'draw-ends', cause: `draw-ends:${id}`, recipient, userId, edition, data: { drawId: id } }]
