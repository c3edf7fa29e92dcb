import type { Transaction } from '#core/db.ts'

/** Gives the lots of users who turned out to be one person to the user who stays. */
export async function reassignLots(tx: Transaction, fromUserIds: readonly number[], intoUserId: number): Promise<void> {
  await tx`update participants set user_id = ${intoUserId} where user_id = any(${[...fromUserIds]}::int[])`
}
