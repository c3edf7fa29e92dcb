import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import type { MailServices } from '#core/mail/enqueue-mail.ts'
import { dropCapped } from '#core/mail/waiting-mails.ts'
import { lotCause } from './lot-mail.ts'

interface MailedParticipant {
  participantId: number
  recipient: string
  userId: number | null
  edition: EditionCode
}

/**
 * Destroys the envelopes of a draw, so that nobody opens a lot of it any more. In the caller's transaction, which has locked the draw.
 * @returns whom to tell: not those whose lot still waits for their address' cap, and now never comes
 */
export async function destroyLots(
  services: MailServices,
  tx: Transaction,
  drawId: number,
): Promise<MailedParticipant[]> {
  // in the order in which a nudge and a request for lost lots lock them
  await tx`select id from participants where draw_id = ${drawId} order by id for update`
  const participants = await tx<(MailedParticipant & { mailNumber: number })[]>`
    update participants set sealed_receiver = null, sealed_nudge = null where draw_id = ${drawId}
    returning id as participant_id, email::text as recipient, user_id, edition, mail_number`
  const causeOf = ({ participantId, mailNumber }: MailedParticipant & { mailNumber: number }) =>
    lotCause(participantId, mailNumber)
  const dropped = await dropCapped(services, tx, participants.map(causeOf))
  return participants.filter((each) => !dropped.has(causeOf(each))).map(({ mailNumber, ...participant }) => participant)
}
