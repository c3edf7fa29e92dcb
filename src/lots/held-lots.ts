import type { Sql, Transaction } from '#core/db.ts'
import { announceAll } from '#core/live.ts'
import { sendHeldMails, type MailServices } from '#core/mail/enqueue-mail.ts'
import { dropCapped } from '#core/mail/waiting-mails.ts'
import { isLastMail, lastMailCause } from './lot-mail.ts'

// An organizer without a proven e-mail address reaches few people at once. The lots of all further people are held until
// the organizer confirms the address. Until then these people get no mail at all about the draw.

/** SQL condition: the last mail about the lot of participant `p` is held. */
export const isLotHeld = (sql: Sql) => sql`
  exists (
    select from mails m
    where ${isLastMail(sql)} and m.held_on is not null and m.sent_on is null and m.skipped_on is null and m.given_up_on is null
  )`

/**
 * Drops the held mail of a lot that goes to another address now.
 * @returns whether there was one, so that the lot's new mail must be held too
 */
export async function dropHeldMail(
  services: MailServices,
  tx: Transaction,
  participantId: number,
  to: string,
): Promise<boolean> {
  const [held] = await tx<{ cause: string }[]>`
    select ${lastMailCause(tx)} as cause from participants p
    where p.id = ${participantId} and p.email <> ${to}::citext and ${isLotHeld(tx)}`
  return held !== undefined && (await dropCapped(services, tx, [held.cause])).size > 0
}

/**
 * Sends the held lots of a draw, in the caller's transaction.
 * @returns the number of lots
 */
export async function sendHeldLots(
  services: MailServices,
  tx: Transaction,
  draw: { id: number; publicGuid: string },
): Promise<number> {
  // Locks participants in the order of their ids, as deleting a draw does, so that no two transactions can deadlock.
  const held = await tx<{ cause: string; participantGuid: string }[]>`
    select m.cause, p.public_guid as participant_guid
    from participants p join mails m on ${isLastMail(tx)}
    where p.draw_id = ${draw.id} and m.held_on is not null and m.skipped_on is null and m.given_up_on is null
    order by p.id for update of p`
  await sendHeldMails(services, tx, held.map(({ cause }) => cause)) // oxfmt-ignore
  await announceAll(
    tx,
    held.map(({ participantGuid: subject }) => ({ topic: 'draw', key: draw.publicGuid, event: 'resent', subject })),
  )
  return held.length
}
