import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { isEqualConstantTime, type Signer } from '#core/secret.ts'
import type { Env, Http } from './http.ts'
import { mayBeLarge } from './body-allowances.ts'
import { senderOf } from './origin.ts'
import { formOf } from './sent-form.ts'
import { presentedToken, readsOnly, sendSessionCookie } from './session.ts'

/** Returns the CSRF token of the session, for JSON clients. Also sends the session cookie to a client that has none. */
export function csrfToken(c: Http): string {
  const scope = c.get('scope')
  sendSessionCookie(c)
  return scope.signer.code('csrf', scope.session.token)
}

const saltLength = 16
const tokenLength = 43

/**
 * Makes a CSRF token that differs in every response. In compressed pages, text that repeats can be guessed by the
 * pages' length (BREACH, docs/decisions/007-compression.md).
 */
const salted = (salt: string, code: string) => salt + code.slice(0, tokenLength - saltLength)

export function tokenForPage(signer: Signer, sessionToken: string): string {
  const salt = randomBytes((saltLength * 3) / 4).toString('base64url')
  return salted(salt, signer.code('csrf/answer', salt + sessionToken))
}

/**
 * Returns the CSRF token for a page. It is empty for a visitor without a session, so that the cache can serve their
 * pages to others. Forms of such a visitor are checked by the request's origin instead.
 */
export function pageCsrfToken(c: Http): string {
  const scope = c.get('scope')
  const hasSession = c.get('sentToken') !== undefined || presentedToken(scope, (name) => c.req.header(name)) !== null
  if (!hasSession) return ''
  sendSessionCookie(c)
  return tokenForPage(scope.signer, scope.session.token)
}

function isToken(signer: Signer, sessionToken: string, given: string): boolean {
  if (signer.isCode('csrf', sessionToken, given)) return true
  const salt = given.slice(0, saltLength)
  return signer.codes('csrf/answer', salt + sessionToken).some((code) => isEqualConstantTime(salted(salt, code), given))
}

const sender = (c: Http) => senderOf(c.get('scope').config, (name) => c.req.header(name))

/**
 * Reads the CSRF token from the header `X-CSRF-TOKEN`, or from the form field `csrfToken`, which is empty on a page
 * made without a session. Returns the form too, if it was read. Doesn't read a large form that another site's page
 * sent.
 */
async function sentToken(c: Http): Promise<{ token: string; form: FormData | null }> {
  const header = c.req.header('X-CSRF-TOKEN')
  if (header !== undefined) return { token: header, form: null }
  const form = mayBeLarge(c) && sender(c) === 'other page' ? null : await formOf(c)
  const field = form?.get('csrfToken')
  return { token: typeof field === 'string' ? field : '', form }
}

/**
 * Whether a request needs no CSRF token: it is not for the API, its session has no row in the database, and the browser
 * says that one of our own pages sent it.
 */
const mayDoWithout = (c: Http): boolean =>
  c.get('scope').session.id === null && !c.req.path.startsWith('/api/') && sender(c) === 'own page'

const isExempt = (c: Http) => c.get('rules').withoutCsrfToken.some((path) => path.test(c.req.path))

export const csrf =
  (refuse: (c: Http) => Response | Promise<Response>): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (readsOnly.has(c.req.method) || isExempt(c)) return next()
    const { signer, session } = c.get('scope')
    const { token, form } = await sentToken(c)
    if (token === '' ? mayDoWithout(c) : isToken(signer, session.token, token)) {
      if (form) c.set('form', form)
      c.set('hasToken', token !== '')
      return next()
    }
    c.header('csrf-token-invalid', '1')
    return refuse(c)
  }
