import type { Transaction } from '#core/db.ts'

/** Gives users' messages to another user, once it is proven that they are one person. */
export async function reassignPosts(tx: Transaction, fromUserIds: number[], toUserId: number): Promise<void> {
  await tx`update forum_posts set user_id = ${toUserId} where user_id = any(${fromUserIds}::int[])`
}
