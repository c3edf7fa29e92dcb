import type { Transaction } from '#core/db.ts'

/** Deletes the friendship of a user with a list that they have come to own, because users are not their own friends. */
export async function endFriendship(tx: Transaction, listId: number, userId: number): Promise<void> {
  await tx`delete from friendships where list_id = ${listId} and user_id = ${userId}`
}
