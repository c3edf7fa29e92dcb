import { randomUUID } from 'node:crypto'
import { dayOf } from '#core/days.ts'
import { transact } from '#core/db.ts'
import { announce } from '#core/live.ts'
import { enqueueMails } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { recordOpeningReminders } from '../lots/index.ts'
import { isManaged } from './managed-draw.ts'
import type { RemindProblem } from './problems.ts'
import { reminderTo } from './send-reminders.ts'

const waitMs = 72 * 3600 * 1000

/** Returns the time until which the organizer can't remind everybody again; null if they can now. */
export const remindableFrom = (remindedAt: Date | null, now: Date): Date | null =>
  remindedAt && remindedAt.getTime() + waitMs > now.getTime() ? new Date(remindedAt.getTime() + waitMs) : null

/**
 * Reminds everybody who has an e-mail address and has not opened their lot, once in 72 hours. People whose lot is still
 * on its way to them, and people who switched reminders off, get nothing.
 * @returns the number of people reminded
 */
export const remindAll = (scope: Scope, publicGuid: string): Promise<Result<number, RemindProblem>> =>
  transact(scope.sql, async (tx) => {
    const [draw] = await tx<{ id: number; isManaged: boolean; isDeleted: boolean; remindedAt: Date | null }[]>`
      select d.id, ${isManaged(tx, scope)} as is_managed, d.deleted_at is not null as is_deleted, d.reminded_at
      from draws d where d.public_guid = ${publicGuid}::uuid for update of d`
    if (!draw?.isManaged || draw.isDeleted) return refuse('Unauthorized')
    if (remindableFrom(draw.remindedAt, scope.now())) return refuse('TooRecent')
    const due = await tx<Parameters<typeof reminderTo>[0][]>`
      select p.id as participant_id, p.email::text as recipient, p.user_id, p.edition,
        ${scope.user?.isProven ? scope.user.id : null}::int as sender_id
      from participants p
      where p.draw_id = ${draw.id} and p.email is not null and p.wants_reminders and not p.is_viewed
        and not exists (
          select from mails m where m.cause = 'lot:' || p.id || ':' || p.mail_number and m.sent_on is null and m.given_up_on is null
        )
      order by p.id for update`
    if (due.length === 0) return refuse('NobodyLeft')
    await recordOpeningReminders(tx, due.map(({ participantId }) => participantId), dayOf(scope.now())) // oxfmt-ignore
    await tx`update draws set reminded_at = ${scope.now()} where id = ${draw.id}`
    const press = randomUUID()
    await enqueueMails(scope, tx, due.map((each) => reminderTo(each, 'lot-reminder', press))) // oxfmt-ignore
    await announce(tx, { topic: 'draw', key: publicGuid, event: 'changed' })
    return ok(due.length)
  })
