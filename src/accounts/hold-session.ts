import type { Transaction } from '#core/db.ts'
import { Unauthorized, UserDeleted } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'

/**
 * Locks the caller and then their session until the transaction ends. Every change of a user's identity calls this: the session was looked up when the
 * request came, and a reset, a take-back or a logout may have ended it since. A caller without a session row has nothing to lock.
 * A reset locks in the same order; in another one, a few calls at once could keep every reset waiting. A verb that also locks lists locks them first.
 * @throws Unauthorized where the session has ended or has another user by now, whose login renewed its token; UserDeleted where the caller is gone
 */
export async function holdSession(tx: Transaction, { session, user }: Pick<Scope, 'session' | 'user'>): Promise<void> {
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
