import type { MiddlewareHandler } from 'hono'
import { readProof } from '#core/proof.ts'
import type { Env } from '#web/http.ts'
import { switchSession } from '#web/session.ts'
import { proveAddress } from './prove-address.ts'

/** Acts on `?proof=…` and redirects without it, so that the token stays out of history and referrers. */
export const acceptProof: MiddlewareHandler<Env> = async (c, next) => {
  const token = c.req.method === 'GET' ? c.req.query('proof') : undefined
  if (token === undefined) return next()
  const proof = await readProof(c.get('scope'), token)
  const proven = proof && (await proveAddress(c.get('scope'), proof))
  if (proven) switchSession(c, proven.session, proven.user)
  const address = new URL(c.req.url)
  address.searchParams.delete('proof')
  // `//` would lead to another host.
  return c.redirect(`${address.pathname.replace(/^\/+/, '/')}${address.search}`, 303)
}
