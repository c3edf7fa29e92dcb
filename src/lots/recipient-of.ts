import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

/** A participant as the recipient of a mail. */
export interface Recipient {
  participantId: number
  listId: number | null
  /** null for a participant without an e-mail address */
  address: { recipient: string; userId: number | null; edition: EditionCode } | null
}

/**
 * Reads a participant of a draw as a mail's recipient; null if the draw has no such participant.
 * @param participantGuid public guid of the participant
 */
export async function recipientOf(sql: Sql, drawId: number, participantGuid: string): Promise<Recipient | null> {
  const [row] = await sql<
    {
      participantId: number
      listId: number | null
      recipient: string | null
      userId: number | null
      edition: EditionCode
    }[]
  >`
    select id as participant_id, list_id, email::text as recipient, user_id, edition
    from participants where draw_id = ${drawId} and public_guid = ${participantGuid}::uuid`
  if (!row) return null
  const { participantId, listId, recipient, ...to } = row
  return { participantId, listId, address: recipient === null ? null : { recipient, ...to } }
}
