import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

/**
 * Destroys the envelopes of a draw, so that nobody opens a lot of it any more. In the caller's transaction, which has locked the draw.
 * @returns whom to tell
 */
export async function destroyLots(
  tx: Transaction,
  drawId: number,
): Promise<{ participantId: number; recipient: string; userId: number | null; edition: EditionCode }[]> {
  // in the order in which a nudge and a request for lost lots lock them
  await tx`select id from participants where draw_id = ${drawId} order by id for update`
  return tx<{ participantId: number; recipient: string; userId: number | null; edition: EditionCode }[]>`
    update participants set sealed_receiver = null, sealed_nudge = null where draw_id = ${drawId}
    returning id as "participantId", email::text as recipient, user_id as "userId", edition`
}
