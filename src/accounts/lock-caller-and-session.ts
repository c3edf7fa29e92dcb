import type { Transaction } from '#core/db.ts'
import { Unauthorized, UserDeleted } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'

/**
 * Locks the current user and then their session until the transaction ends. Every action that changes a user's identity
 * calls this, because the session was looked up when the request came. A password reset, an account recovery or a
 * logout may have ended that session since. Without a session row there is nothing to lock. A password reset locks in
 * this order too. In another order, a few requests at once could keep every reset waiting. An action that also locks
 * lists locks them before it calls this.
 * @throws Unauthorized if the session has ended, or has another user, whose login renewed its token; UserDeleted if the
 *   current user was deleted
 */
export async function lockCallerAndSession(
  tx: Transaction,
  { session, user }: Pick<Scope, 'session' | 'user'>,
): Promise<void> {
  if (session.id === null) return
  if (user) {
    const [present] = await tx`select 1 from users where id = ${user.id} for update`
    if (!present) throw new UserDeleted()
  }
  const [held] = await tx`
    select 1 from sessions
    where id = ${session.id} and token_hash = ${tokenHashOf(session.token)}
    for no key update`
  if (!held) throw new Unauthorized()
}
