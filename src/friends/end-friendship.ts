import type { Transaction } from '#core/db.ts'

/** For somebody who comes to own the list of a friend: one's own list is no friend's. */
export async function endFriendship(tx: Transaction, listId: number, userId: number): Promise<void> {
  await tx`delete from friendships where list_id = ${listId} and user_id = ${userId}`
}
