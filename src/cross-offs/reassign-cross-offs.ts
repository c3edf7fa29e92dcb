import type { Transaction } from '#core/db.ts'

/**
 * Makes the cross-offs of some users another one's, with their notices, once it is proven that they are one person. Living ones stay living, with their guids.
 * A moved cross-off forgets its flow, as two of one flow may meet at one gift.
 */
export async function reassignCrossOffs(tx: Transaction, fromUserIds: number[], toUserId: number): Promise<void> {
  await tx`update cross_offs set user_id = ${toUserId}, context_id = null where user_id = any(${fromUserIds}::int[]) and user_id <> ${toUserId}`
  await tx`update cross_off_notices set user_id = ${toUserId} where user_id = any(${fromUserIds}::int[])`
}
