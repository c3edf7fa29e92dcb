import type { Transaction } from '#core/db.ts'

/** Gives the draws and lots of users who turned out to be one person to the one that stays. */
export async function moveDraws(tx: Transaction, fromUserIds: readonly number[], intoUserId: number): Promise<void> {
  await tx`update draws set organizer_user_id = ${intoUserId} where organizer_user_id = any(${[...fromUserIds]}::int[])`
  await tx`update participants set user_id = ${intoUserId} where user_id = any(${[...fromUserIds]}::int[])`
}
