import type { Transaction } from '#core/db.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import { endSessions } from './end-sessions.ts'
import { currentUser, logSessionIn } from './sessions.ts'

/**
 * Gives an account another password and ends its sessions, but for the asker's, which becomes the account's under a new token.
 * @param hash of `hashPassword`
 */
export async function setPassword(
  scope: Scope,
  tx: Transaction,
  userId: number,
  hash: string,
): Promise<{ session: Session; user: CurrentUser }> {
  await tx`update users set password_hash = ${hash} where id = ${userId}`
  await endSessions(tx, userId, scope.session.id)
  const session = await logSessionIn(scope, tx, userId)
  return { session, user: await currentUser(tx, userId) }
}
