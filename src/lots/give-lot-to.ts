import type { Transaction } from '#core/db.ts'

/** Makes a lot without a user an account's, in the caller's transaction. */
export async function giveLotTo(tx: Transaction, participantId: number, userId: number): Promise<void> {
  await tx`update participants set user_id = ${userId} where id = ${participantId} and user_id is null`
}
