import type { Transaction } from '#core/db.ts'

/**
 * Takes a user, who is about to be deleted, off the lots that are theirs. Name and address stay as the organizer wrote them down, so that the lot still opens
 * by its link and whoever drew them knows whom.
 */
export async function releaseLots(tx: Transaction, userId: number): Promise<void> {
  // in the order in which a nudge and the deletion of a draw lock them
  await tx`select id from participants where user_id = ${userId} order by id for update`
  await tx`update participants set user_id = null where user_id = ${userId}`
}
