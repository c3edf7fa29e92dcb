import type { Transaction } from '#core/db.ts'

/**
 * Releases the draws that a user organizes, who is about to be deleted: nobody needs the organizer's e-mail address any
 * more. The organizer's name stays, because the participants' mails say it.
 */
export async function releaseDraws(tx: Transaction, userId: number): Promise<void> {
  await tx`update draws set organizer_email = null where organizer_user_id = ${userId}`
}
