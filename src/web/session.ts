import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { parse as parseCookies } from 'hono/utils/cookie'
import { chooseEdition } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { newToken, sessionDays, type FindSession, type KnownSession } from '#core/session.ts'
import type { CurrentUser, Scope, Services } from '#core/scope.ts'
import type { Env, Http } from './http.ts'

const cookieName = 'session'

const isSecure = (services: Services, header: (name: string) => string | undefined) =>
  services.config.baseUrl.startsWith('https:') ||
  (services.config.trustProxy && header('X-Forwarded-Proto') === 'https')

export function presentedToken(cookies: string | undefined): string | null {
  const cookie = parseCookies(cookies ?? '', cookieName)[cookieName]
  return cookie && /^[A-Za-z0-9_-]{43}$/.test(cookie) ? cookie : null
}

function socketAddressOf(c: Http): string | null {
  try {
    return getConnInfo(c).remote.address ?? null
  } catch {
    return null // no socket, as in tests
  }
}

/** Does nothing if the browser or this answer has the current cookie already. */
export function sendSessionCookie(c: Http): void {
  const scope = c.get('scope')
  if (presentedToken(c.req.header('Cookie')) === scope.session.token && !c.get('sessionRenewed')) return
  if (c.get('sentToken') === scope.session.token) return
  c.set('sentToken', scope.session.token)
  setCookie(c, cookieName, scope.session.token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: sessionDays * 24 * 3600,
    secure: isSecure(scope, (name) => c.req.header(name)),
  })
}

export const clearSessionCookie = (c: Http): void => {
  deleteCookie(c, cookieName, { path: '/' })
}

/** After a login, logout or password change. The rest of the request runs as this session. */
export function switchSession(c: Http, session: Scope['session'], user: CurrentUser | null): Scope {
  const scope = { ...c.get('scope'), session, user }
  c.set('scope', scope)
  c.header('csrf-token-invalidated', '1')
  sendSessionCookie(c)
  return scope
}

/** @param socketAddress used unless a trusted proxy names the client */
export function scopeOf(
  services: Services,
  headers: (name: string) => string | undefined,
  token: string,
  known: KnownSession | null,
  socketAddress: string | null,
): Scope {
  const forwarded = services.config.trustProxy ? headers('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  const host = (services.config.trustProxy && headers('X-Forwarded-Host')) || headers('Host')
  return {
    ...services,
    user: known?.user ?? null,
    session: { id: known?.id ?? null, token, userDeleted: known?.userDeleted ?? false },
    texts: textsFor(
      chooseEdition({ forced: services.config.edition, host, acceptLanguage: headers('Accept-Language') }),
    ),
    isApp: (headers('User-Agent') ?? '').includes('WishringApp/'),
    clientAddress: forwarded || socketAddress,
  }
}

export const session =
  (services: Services, find: FindSession): MiddlewareHandler<Env> =>
  async (c, next) => {
    const presented = presentedToken(c.req.header('Cookie'))
    const known = presented ? await find(services, presented) : null
    c.set(
      'scope',
      scopeOf(services, (name) => c.req.header(name), presented ?? newToken(), known, socketAddressOf(c)),
    )
    c.set('sessionRenewed', known?.renewed === true)
    if (known?.renewed) sendSessionCookie(c)
    await next()
  }
