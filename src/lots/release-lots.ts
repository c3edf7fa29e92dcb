import type { Transaction } from '#core/db.ts'

/**
 * Releases the lots of a user who is about to be deleted, so that the lots have no user. Each lot keeps its name and
 * e-mail address. The lots still open by their links, and the user's givers still see whom they drew.
 */
export async function releaseLots(tx: Transaction, userId: number): Promise<void> {
  // Locks participants in the order of their ids. Nudges and the deletion of a draw lock participants in that order
  // too, so that no two of these transactions can deadlock.
  await tx`select id from participants where user_id = ${userId} order by id for update`
  await tx`update participants set user_id = null where user_id = ${userId}`
}
