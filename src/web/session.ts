import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import { clientAddressOf } from '#core/client-address.ts'
import type { Config } from '#core/config.ts'
import { deviceOf } from '#core/device.ts'
import { chooseEdition, type Edition } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { newToken, sessionDays, type FindSession, type KnownSession } from '#core/session.ts'
import type { CurrentUser, Scope, Services } from '#core/scope.ts'
import { isAppShell } from './app-shell.ts'
import { cookieHeader, cookieName, cookieOf, deleteCookie, isSecure, setCookie } from './cookies.ts'
import type { Env, Http } from './http.ts'
import { requestedOrigin, forwarded, senderOf, type Header } from './origin.ts'
import { usersOfDevice } from './users-of-device.ts'

const sessionCookieName = 'session'

/** Returns the full name of the session cookie for clients of this server's URL. */
export const sessionCookieNameAt = ({ baseUrl }: Pick<Config, 'baseUrl'>): string =>
  cookieName(sessionCookieName, baseUrl.startsWith('https:'))

/** Methods of requests that change nothing. */
export const readsOnly: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])
const maxAge = sessionDays * 24 * 3600

export function presentedToken(services: Pick<Services, 'config'>, header: Header): string | null {
  const cookie = cookieOf(header('Cookie'), sessionCookieName, isSecure(services, header))
  return cookie && /^[A-Za-z0-9_-]{43}$/.test(cookie) ? cookie : null
}

/** Returns the `Set-Cookie` header of the session, for responses without a Hono context, such as a socket's upgrade. */
export const sessionCookie = (scope: Scope, header: Header): string =>
  cookieHeader(sessionCookieName, scope.session.token, isSecure(scope, header), maxAge)

/** Returns the IP address of the client's socket; null without a socket, as in tests. */
const socketAddressOf = (c: Http): string | null =>
  (c.env as Partial<HttpBindings> | undefined)?.incoming ? (getConnInfo(c).remote.address ?? null) : null

/**
 * Sends the session cookie, unless the browser or this response has it already. Doesn't send it in response to another
 * site's form: the browser withheld its session cookie there, and a new cookie would replace it. A request with the
 * session's own CSRF token never counts as another site's form, whatever its `Origin` is.
 */
export function sendSessionCookie(c: Http): void {
  const scope = c.get('scope')
  if (
    c.req.method === 'POST' &&
    !c.get('hasToken') &&
    senderOf(scope.config, (name) => c.req.header(name)) === 'other page'
  )
    return
  const { token } = scope.session
  const presented = presentedToken(scope, (name) => c.req.header(name))
  if (presented === token && !c.get('sessionRenewed')) return
  if (c.get('sentToken') === token) return
  if (presented !== null && presented !== token) c.header('csrf-token-invalidated', '1')
  c.set('sentToken', token)
  setCookie(c, sessionCookieName, token, maxAge)
}

export const clearSessionCookie = (c: Http): void => deleteCookie(c, sessionCookieName)

/**
 * Switches to another session after a login, logout or password change. The rest of the request runs in that session.
 */
export function switchSession(c: Http, session: Scope['session'], user: CurrentUser | null): Scope {
  const scope = { ...c.get('scope'), session, user }
  c.set('scope', scope)
  c.header('csrf-token-invalidated', '1')
  sendSessionCookie(c)
  return scope
}

export function editionOf({ config }: Pick<Services, 'config'>, header: Header): Edition {
  const { host } = requestedOrigin(config, header)
  return chooseEdition({ forced: config.edition, host, acceptLanguage: header('Accept-Language') })
}

/**
 * Returns the client's address as rate limits count it: from `X-Forwarded-For` if a trusted proxy sets it, or else from
 * the socket.
 */
export const clientOfRequest = ({ config }: Pick<Services, 'config'>, header: Header, socketAddress: string | null) =>
  clientAddressOf(forwarded(config, header, 'X-Forwarded-For') ?? socketAddress)

/**
 * Makes the scope of a request.
 * @param presented token in the client's session cookie, if there is one
 * @param socketAddress IP address of the client, unless a trusted proxy names another
 */
export function scopeOf(
  services: Services,
  headers: Header,
  presented: string | null,
  known: KnownSession | null,
  socketAddress: string | null,
): Scope {
  return {
    ...services,
    user: known?.user ?? null,
    session: {
      id: known?.id ?? null,
      token: presented ?? newToken(),
      isForeign: presented !== null && known === null,
      userDeleted: known?.userDeleted ?? false,
    },
    usersOfDevice: usersOfDevice(services, headers),
    texts: textsFor(editionOf(services, headers)),
    isApp: isAppShell(services, headers),
    device: deviceOf(headers('User-Agent')),
    clientAddress: clientOfRequest(services, headers, socketAddress),
  }
}

interface SessionLookups {
  /** looks a session up in the database */
  find: FindSession
  /** looks a session up for a request that changes nothing; may answer from a cache */
  findForReading: FindSession
  /** paths that change nothing, although their method is POST */
  readsByPost: readonly string[]
}

export const session =
  (services: Services, { find, findForReading, readsByPost }: SessionLookups): MiddlewareHandler<Env> =>
  async (c, next) => {
    const header = (name: string) => c.req.header(name)
    const presented = presentedToken(services, header)
    const found = c.get('knownSession')
    const lookUp = readsOnly.has(c.req.method) || readsByPost.includes(c.req.path) ? findForReading : find
    const known = found === undefined && presented ? await lookUp(services, presented) : (found ?? null)
    c.set('scope', scopeOf(services, header, presented, known, socketAddressOf(c)))
    c.set('sessionFoundAt', performance.now())
    c.set('sessionRenewed', known?.renewed === true)
    if (known?.renewed) sendSessionCookie(c)
    await next()
  }

/** Looks the session up again, because it may have ended or changed its user since the request's headers came. */
export async function renewScope(c: Http, services: Services, find: FindSession): Promise<void> {
  const header = (name: string) => c.req.header(name)
  const presented = presentedToken(services, header)
  if (!presented) return
  c.set('scope', scopeOf(services, header, presented, await find(services, presented), socketAddressOf(c)))
}
