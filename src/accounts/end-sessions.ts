import type { Transaction } from '#core/db.ts'
import type { Scope, Session } from '#core/scope.ts'
import { announceSessionChanges } from '#core/session.ts'
import { logSessionIn } from './sessions.ts'

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
    returning token_hash`
  await announceSessionChanges(
    tx,
    ended.map(({ tokenHash }) => tokenHash),
  )
  return ended.length
}

/** Gives a user another private guid: one that somebody wrote down is of no use any more. */
export async function renewPrivateGuid(tx: Transaction, userId: number): Promise<void> {
  await tx`update users set private_guid = gen_random_uuid() where id = ${userId}`
}

/** After another password: the user's sessions end, and the asker's becomes theirs under a new token. */
export async function renewSessions(scope: Scope, tx: Transaction, userId: number): Promise<Session> {
  await endSessions(tx, userId, scope.session.id)
  return logSessionIn(scope, tx, userId)
}
