import type { Transaction } from '#core/db.ts'
import { announceSessionChange } from '#core/session.ts'

/**
 * Ends a user's sessions and their sockets.
 * @param exceptId the session that stays; null for none
 * @param guid of the only one to end
 * @returns how many
 */
export async function endSessions(
  tx: Transaction,
  userId: number,
  exceptId: number | null,
  guid: string | null = null,
): Promise<number> {
  const ended = await tx<{ tokenHash: Uint8Array }[]>`
    delete from sessions
    where user_id = ${userId} and id is distinct from ${exceptId}::int and (${guid}::uuid is null or public_guid = ${guid}::uuid)
    returning token_hash as "tokenHash"`
  for (const { tokenHash } of ended) await announceSessionChange(tx, tokenHash)
  return ended.length
}
