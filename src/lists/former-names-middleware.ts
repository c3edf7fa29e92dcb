import type { MiddlewareHandler } from 'hono'
import type { Env } from '#web/http.ts'
import { currentNameOf } from './former-names.ts'
import { reservedNames } from './usernames.ts'

/**
 * Redirects every URL beneath a list's former name to the same URL beneath its current name. Looks a name up only after
 * a 404, so that other requests cost no query. A form that was opened under the former name is sent again with its
 * values (308).
 */
export const followFormerNames: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  if (c.res.status !== 404) return
  const { pathname, search } = new URL(c.req.url)
  const [, name = '', ...rest] = pathname.split('/')
  if (reservedNames.has(name.toLowerCase())) return
  const username = await currentNameOf(c.get('scope').sql, name)
  if (username === null) return
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  c.res = c.redirect(`/${[username, ...rest].join('/')}${search}`, isRead ? 301 : 308)
}
