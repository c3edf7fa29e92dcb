import type { Transaction } from '#core/db.ts'

/**
 * Releases the lots of a user who is about to be deleted, so that the lots have no user. The name and e-mail address
 * that the organizer entered stay. The lots still open by their links, and the user's giver still sees whom they drew.
 */
export async function releaseLots(tx: Transaction, userId: number): Promise<void> {
  // Nudges and the deletion of a draw lock participants in the same order, so that no two of them can deadlock.
  await tx`select id from participants where user_id = ${userId} order by id for update`
  await tx`update participants set user_id = null where user_id = ${userId}`
}
