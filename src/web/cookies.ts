import { generateCookie, getCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { Services } from '#core/scope.ts'
import type { Http } from './http.ts'
import { askedOrigin, type Header } from './origin.ts'

export const isSecure = ({ config }: Pick<Services, 'config'>, header: Header): boolean =>
  askedOrigin(config, header).scheme === 'https:'

/** Under https only this very host can have set a cookie of ours, and only over https: browsers hold `__Host-` to that. */
const cookieName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name)

/** Without `maxAge` (seconds) a cookie lasts as long as the browser's session. */
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
  // Of an answer that is there already, hono's own would make a stream.
  if (c.finalized) c.res.headers.append('Set-Cookie', cookie)
  else c.header('Set-Cookie', cookie, { append: true })
}

export const deleteCookie = (c: Http, name: string): void => setCookie(c, name, '', 0)
