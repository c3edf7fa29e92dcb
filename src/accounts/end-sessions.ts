import type { Transaction } from '#core/db.ts'
import type { Scope, Session } from '#core/scope.ts'
import { announceSessionChanges } from '#core/session.ts'
import { logSessionIn } from './sessions.ts'

/**
 * Ends a user's sessions and makes their sockets reconnect.
 * @param exceptId id of a session that stays; null to end all
 * @param guid public guid of the only session to end; null to end all
 * @returns number of sessions that ended
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

/** Gives a user a new private guid, so that a copy of the old one is of no use any more. */
export async function renewPrivateGuid(tx: Transaction, userId: number): Promise<void> {
  await tx`update users set private_guid = gen_random_uuid() where id = ${userId}`
}

/**
 * Ends a user's other sessions after a new password, and logs the current session in as that user, under a new token.
 */
export async function renewSessions(scope: Scope, tx: Transaction, userId: number): Promise<Session> {
  await endSessions(tx, userId, scope.session.id)
  return logSessionIn(scope, tx, userId)
}
