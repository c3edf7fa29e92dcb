import { dayMs, dayOf } from '#core/days.ts'
import type { EditionCode } from '#core/editions.ts'
import { enqueueMails } from '#core/mail/enqueue-mail.ts'
import type { Services } from '#core/scope.ts'
import { recordDayReminders, recordOpeningReminders } from '../lots/index.ts'
import { recentlyMailed } from './recently-mailed.ts'

/** Number of days after the draw on which people are reminded to open their lot. After `until` days nobody is. */
const opening = { from: 3, until: 10 }
/** Number of days before the presents on which people are reminded of the day, or a little later if they just got a mail. */
const dayAhead = { from: 7, until: 4 }

interface Due {
  participantId: number
  recipient: string
  userId: number | null
  edition: EditionCode
  senderId: number | null
}

const idOf = ({ participantId }: Due) => participantId

/**
 * Reminds participants to open their lot three days after the draw, and of the day a week before it. Nobody gets a
 * reminder within two days of another mail about the draw; the next run then tries again. While draws are switched off it
 * does nothing, because the mails would link to missing pages.
 * @returns the number of reminders
 */
export async function sendReminders(services: Services): Promise<number> {
  if (!services.config.switches.drawLots) return 0
  const { sql, now } = services
  const today = dayOf(now())
  const dayFrom = (days: number) => dayOf(new Date(now().getTime() + days * dayMs))
  return sql.begin(async (tx) => {
    const toOpen = await tx<Due[]>`
      select p.id as participant_id, p.email::text as recipient, p.user_id, p.edition, u.id as sender_id
      from participants p
      join draws d on d.id = p.draw_id
      left join users u on u.id = d.organizer_user_id and u.email_proven_at is not null
      where d.reminders and d.deleted_at is null and p.email is not null and p.wants_reminders
        and not p.is_viewed and p.opening_reminder_on is null and (d.day is null or d.day >= ${today}::date)
        and d.drawn_at < ${new Date(now().getTime() - opening.from * dayMs)}
        and d.drawn_at > ${new Date(now().getTime() - opening.until * dayMs)}
      order by p.id for update of p skip locked`
    const before = await tx<Due[]>`
      select p.id as participant_id, p.email::text as recipient, p.user_id, p.edition, u.id as sender_id
      from participants p
      join draws d on d.id = p.draw_id
      left join users u on u.id = d.organizer_user_id and u.email_proven_at is not null
      where d.reminders and d.deleted_at is null and p.email is not null and p.wants_reminders
        and p.day_reminder_on is null and d.day between ${dayFrom(dayAhead.until)}::date and ${dayFrom(dayAhead.from)}::date
        and d.drawn_at < d.day - ${dayAhead.from}::int
      order by p.id for update of p skip locked`
    const mailed = await recentlyMailed(services, tx)
    const isFree = ({ participantId }: Due) => !mailed.has(participantId)
    const dayReminders = before.filter(isFree)
    const also = new Set(dayReminders.map(({ participantId }) => participantId))
    const openingReminders = toOpen.filter((due) => isFree(due) && !also.has(due.participantId))
    await recordOpeningReminders(tx, openingReminders.map(idOf), today) // oxfmt-ignore
    await recordDayReminders(tx, dayReminders.map(idOf), today)
    await enqueueMails(services, tx, [
      ...openingReminders.map((due) => reminderTo(due, 'lot-reminder', 1)),
      ...dayReminders.map((due) => reminderTo(due, 'draw-reminder', 1)),
    ])
    return openingReminders.length + dayReminders.length
  })
}

/** @param number sequence number among the reminders of this kind to this participant */
export const reminderTo = (
  { participantId, recipient, userId, edition, senderId }: Due,
  kind: 'lot-reminder' | 'draw-reminder',
  number: number | string,
) => ({
  kind,
  cause: `${kind}:${participantId}:${number}`,
  recipient,
  userId,
  edition,
  data: { participantId },
  beyondCap: 'wait' as const,
  cappedSenderId: senderId,
})
