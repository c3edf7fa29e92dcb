import type { Transaction } from '#core/db.ts'
import { announceSessionChange } from '#core/session.ts'

/**
 * Ends a user's sessions and their sockets.
 * @param exceptId the session that stays; null for none
 */
export async function endSessions(tx: Transaction, userId: number, exceptId: number | null): Promise<void> {
  const ended = await tx<{ tokenHash: Uint8Array }[]>`
    delete from sessions where user_id = ${userId} and id is distinct from ${exceptId}::int returning token_hash as "tokenHash"`
  for (const { tokenHash } of ended) await announceSessionChange(tx, tokenHash)
}
