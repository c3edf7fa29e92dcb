import type { MiddlewareHandler } from 'hono'
import type { Services } from '#core/scope.ts'
import { cookieOf, isSecure, setCookie } from './cookies.ts'
import type { Env } from './http.ts'
import type { Header } from './origin.ts'

const cookieName = 'app'

/** By its User-Agent, or because this browser's session was marked as its own. */
export const isAppShell = (services: Pick<Services, 'config'>, header: Header): boolean =>
  (header('User-Agent') ?? '').includes('WishringApp/') ||
  cookieOf(header('Cookie'), cookieName, isSecure(services, header)) === '1'

/** `?app=1` marks a browser as the native app shell, with a cookie that lasts as long as the browser's session. */
export const appShell: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.query('app') === '1') {
    setCookie(c, cookieName, '1')
    c.set('scope', { ...c.get('scope'), isApp: true })
  }
  await next()
}
