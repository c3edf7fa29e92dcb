import type { Transaction } from '#core/db.ts'

/**
 * Gives users' cross-offs and notices to another user, once it is proven that they are one person.
 * Forgets their flows, as two cross-offs of one flow may meet at the same gift.
 */
export async function reassignCrossOffs(tx: Transaction, fromUserIds: number[], toUserId: number): Promise<void> {
  await tx`update cross_offs set user_id = ${toUserId}, context_id = null where user_id = any(${fromUserIds}::int[]) and user_id <> ${toUserId}`
  await tx`update cross_off_notices set user_id = ${toUserId} where user_id = any(${fromUserIds}::int[])`
}
