import type { Transaction } from '#core/db.ts'
import { announceWishes } from './announce-wishes.ts'

/**
 * Releases the lots of a user who is about to be deleted, so that the lots have no user. Each lot keeps its name and
 * e-mail address, but the wishes that were written there go, as the user's lists do. The lots still open by their links, and the user's givers still see whom they drew.
 */
export async function releaseLots(tx: Transaction, userId: number): Promise<void> {
  // Locks participants in the order of their ids. Nudges and the deletion of a draw lock participants in that order
  // too, so that no two of these transactions can deadlock.
  await tx`select id from participants where user_id = ${userId} order by id for update`
  const wishful = await tx<{ participantGuid: string; drawGuid: string }[]>`
    update participants p set wishes = null from draws d
    where d.id = p.draw_id and p.user_id = ${userId} and p.wishes is not null
    returning p.public_guid as participant_guid, d.public_guid as draw_guid`
  for (const lot of wishful) await announceWishes(tx, lot)
  await tx`update participants set user_id = null where user_id = ${userId}`
}
