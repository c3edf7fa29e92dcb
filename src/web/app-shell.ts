import type { MiddlewareHandler } from 'hono'
import { readCookie, setCookie } from './cookies.ts'
import type { Env } from './http.ts'

const cookieName = 'app'

/** `?app=1` marks a browser as the native app shell, with a cookie that lasts as long as the browser's session. */
export const appShell: MiddlewareHandler<Env> = async (c, next) => {
  const asked = c.req.query('app') === '1'
  if (asked) setCookie(c, cookieName, '1')
  if (asked || readCookie(c, cookieName) === '1') c.set('scope', { ...c.get('scope'), isApp: true })
  await next()
}
