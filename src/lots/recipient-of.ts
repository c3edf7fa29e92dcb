import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { hasWishlist } from './has-wishlist.ts'

/** A participant as the recipient of a mail. */
export interface Recipient {
  participantId: number
  hasWishlist: boolean
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
      hasWishlist: boolean
      recipient: string | null
      userId: number | null
      edition: EditionCode
    }[]
  >`
    select p.id as participant_id, ${hasWishlist(sql)} as has_wishlist, p.email::text as recipient, p.user_id, p.edition
    from participants p where p.draw_id = ${drawId} and p.public_guid = ${participantGuid}::uuid`
  if (!row) return null
  const { participantId, hasWishlist: hasOne, recipient, ...to } = row
  return { participantId, hasWishlist: hasOne, address: recipient === null ? null : { recipient, ...to } }
}
