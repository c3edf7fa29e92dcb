import type { MiddlewareHandler } from 'hono'
import { moveMails } from '#core/mail.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import { currentUser, findClaimants, settleMerge } from '../accounts/index.ts'
import { moveCrossOffs } from '../cross-offs/index.ts'
import { moveDraws } from '../draws/index.ts'
import type { Env } from '#web/http.ts'
import { readProof, type Proof } from '#core/proof.ts'
import { switchSession } from '#web/session.ts'

/**
 * Makes the unproven users of an address one, once a link that only a mail held was opened.
 * @returns the opener's new session and user where it changed, else null
 */
export async function proveAddress(
  scope: Scope,
  proof: Proof,
): Promise<{ session: Session; user: CurrentUser } | null> {
  return scope.sql.begin(async (tx) => {
    const merge = await findClaimants(scope, tx, proof)
    if (!merge) return null
    await moveCrossOffs(tx, merge.fromUserIds, merge.intoUserId)
    await moveDraws(tx, merge.fromUserIds, merge.intoUserId)
    await moveMails(tx, merge.fromUserIds, merge.intoUserId)
    const session = await settleMerge(scope, tx, merge)
    return session && { session, user: await currentUser(tx, merge.intoUserId) }
  })
}

/** Takes `?proof=…` off an address after acting on it, so that the token stays out of history and referrers. */
export const provesAddress: MiddlewareHandler<Env> = async (c, next) => {
  const token = c.req.method === 'GET' ? c.req.query('proof') : undefined
  if (token === undefined) return next()
  const proof = await readProof(c.get('scope'), token)
  const proven = proof && (await proveAddress(c.get('scope'), proof))
  if (proven) switchSession(c, proven.session, proven.user)
  const address = new URL(c.req.url)
  address.searchParams.delete('proof')
  // Two slashes would lead to another host.
  return c.redirect(`${address.pathname.replace(/^\/+/, '/')}${address.search}`, 303)
}
