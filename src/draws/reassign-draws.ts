import type { Transaction } from '#core/db.ts'

/** Gives the draws of users who turned out to be one person to the user who stays. */
export async function reassignDraws(
  tx: Transaction,
  fromUserIds: readonly number[],
  intoUserId: number,
): Promise<void> {
  await tx`update draws set organizer_user_id = ${intoUserId} where organizer_user_id = any(${[...fromUserIds]}::int[])`
}
