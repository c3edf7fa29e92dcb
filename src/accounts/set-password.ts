import type { Transaction } from '#core/db.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import { renewSessions } from './end-sessions.ts'
import { currentUser } from './sessions.ts'

/**
 * Gives an account a new password and a new private guid, and ends its other sessions. The current session is logged in
 * as the account, under a new token.
 * @param hash result of `hashPassword`
 */
export async function setPassword(
  scope: Scope,
  tx: Transaction,
  userId: number,
  hash: string,
): Promise<{ session: Session; user: CurrentUser }> {
  await tx`update users set password_hash = ${hash}, private_guid = gen_random_uuid() where id = ${userId}`
  const session = await renewSessions(scope, tx, userId)
  return { session, user: await currentUser(tx, userId) }
}
