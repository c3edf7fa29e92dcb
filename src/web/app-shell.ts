import type { MiddlewareHandler } from 'hono'
import type { Services } from '#core/scope.ts'
import { cookieOf, isSecure, setCookie } from './cookies.ts'
import type { Env } from './http.ts'
import type { Header } from './origin.ts'

const cookieName = 'app'

/** Whether a request comes from the native app shell: by its User-Agent, or by the cookie that `appShell` sets. */
export const isAppShell = (services: Pick<Services, 'config'>, header: Header): boolean =>
  (header('User-Agent') ?? '').includes('WishringApp/') ||
  cookieOf(header('Cookie'), cookieName, isSecure(services, header)) === '1'

/**
 * Treats a browser that requests any URL with `?app=1` as the native app shell. A cookie remembers this as long as the
 * browser's session lasts.
 */
export const appShell: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.query('app') === '1') {
    setCookie(c, cookieName, '1')
    c.set('scope', { ...c.get('scope'), isApp: true })
  }
  await next()
}
