import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

/** A participant as the recipient of a mail about the draw. */
export interface ParticipantToMail {
  participantId: number
  recipient: string
  userId: number | null
  edition: EditionCode
}

/**
 * Returns the participants of a draw, in the organizer's order, as recipients of a mail about the draw. Leaves out those
 * without an e-mail address.
 */
export const participantsToMail = (tx: Transaction, drawId: number): Promise<ParticipantToMail[]> => tx<
  ParticipantToMail[]
>`
  select id as participant_id, email::text as recipient, user_id, edition from participants
  where draw_id = ${drawId} and email is not null order by position`
