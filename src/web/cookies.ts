import { generateCookie, getCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Services } from '#core/scope.ts'
import type { Http } from './http.ts'
import { requestedOrigin, type Header } from './origin.ts'

export const isSecure = ({ config }: Pick<Services, 'config'>, header: Header): boolean =>
  requestedOrigin(config, header).scheme === 'https:'

/**
 * Returns the full name of a cookie: with the prefix `__Host-` over https. Browsers let only this host set a cookie
 * with that prefix, and only over https.
 */
export const cookieName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name)

/** Returns a `Set-Cookie` header. Without `maxAge`, in seconds, the cookie lasts as long as the browser's session. */
export function cookieHeader(name: string, value: string, secure: boolean, maxAge?: number): string {
  return generateCookie(cookieName(name, secure), value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure,
    ...(maxAge !== undefined && { maxAge }),
  })
}

export const cookieOf = (cookies: string | undefined, name: string, secure: boolean): string | undefined =>
  cookies === undefined ? undefined : parse(cookies, cookieName(name, secure))[cookieName(name, secure)]

const isSecureRequest = (c: Http) => isSecure(c.get('scope'), (name) => c.req.header(name))

export const readCookie = (c: Http, name: string): string | undefined =>
  getCookie(c, cookieName(name, isSecureRequest(c)))

export function setCookie(c: Http, name: string, value: string, maxAge?: number): void {
  const cookie = cookieHeader(name, value, isSecureRequest(c), maxAge)
  // Hono's own `header` would turn the body of a finished response into a stream.
  if (c.finalized) c.res.headers.append('Set-Cookie', cookie)
  else c.header('Set-Cookie', cookie, { append: true })
}

export const deleteCookie = (c: Http, name: string): void => setCookie(c, name, '', 0)
