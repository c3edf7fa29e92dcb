import type { Transaction } from '#core/db.ts'
import type { MailServices } from '#core/mail/enqueue-mail.ts'
import { dropCapped } from '#core/mail/waiting-mails.ts'
import { lotCause } from './lot-mail.ts'
import type { ParticipantToMail } from './participants-to-mail.ts'

interface Destroyed extends Omit<ParticipantToMail, 'recipient'> {
  recipient: string | null
  mailNumber: number
}

/**
 * Destroys the envelopes of a draw, so that none of its lots opens any more, and the participants' wishes. Drops lot mails that still wait for room
 * under a mail cap. Runs in the caller's transaction, which has locked the draw.
 * @returns the participants to notify: all with an e-mail address whose lot mail was not dropped
 */
export async function destroyLots(
  services: MailServices,
  tx: Transaction,
  drawId: number,
): Promise<ParticipantToMail[]> {
  // Locks participants in the order of their ids. Nudges and requests for lost lots lock a draw's participants in that
  // order too, so that no two of these transactions can deadlock.
  await tx`select id from participants where draw_id = ${drawId} order by id for update`
  const participants = await tx<Destroyed[]>`
    update participants set sealed_receiver = null, sealed_nudge = null, sealed_state = null, wishes = null
    where draw_id = ${drawId}
    returning id as participant_id, email::text as recipient, user_id, edition, mail_number`
  const causeOf = ({ participantId, mailNumber }: Destroyed) => lotCause(participantId, mailNumber)
  const dropped = await dropCapped(services, tx, participants.map(causeOf))
  return participants.flatMap(({ mailNumber, recipient, ...to }) =>
    recipient === null || dropped.has(causeOf({ ...to, recipient, mailNumber })) ? [] : [{ ...to, recipient }],
  )
}
