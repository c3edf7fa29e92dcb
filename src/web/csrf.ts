import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { areEqual, type Signer } from '#core/secret.ts'
import type { Env, Http } from './http.ts'
import { mayBeLarge } from './body-allowances.ts'
import { senderOf } from './origin.ts'
import { formOf } from './sent-form.ts'
import { presentedToken, sendSessionCookie } from './session.ts'

const readsOnly = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** The session's own token, for JSON clients. A new visitor gets the session cookie that it belongs to. */
export function csrfToken(c: Http): string {
  const scope = c.get('scope')
  sendSessionCookie(c)
  return scope.signer.code('csrf', scope.session.token)
}

const saltLength = 16
const tokenLength = 43

/**
 * An equally valid token whose letters no other answer has: what repeats in compressed pages can be guessed by their length
 * (BREACH, docs/decisions/007-compression.md).
 */
const salted = (salt: string, code: string) => salt + code.slice(0, tokenLength - saltLength)

export function tokenForPage(signer: Signer, sessionToken: string): string {
  const salt = randomBytes((saltLength * 3) / 4).toString('base64url')
  return salted(salt, signer.code('csrf/answer', salt + sessionToken))
}

/** Empty for a visitor without a session: their pages hold nothing of one, and what they send is known by where it comes from. */
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
  return signer.codes('csrf/answer', salt + sessionToken).some((code) => areEqual(salted(salt, code), given))
}

const sender = (c: Http) => senderOf(c.get('scope').config, (name) => c.req.header(name))

/** In the header, or in the form field `csrfToken`; empty where a page without a session sent it. A large form from another site's page is not read for it. */
async function sentToken(c: Http): Promise<{ token: string; form: FormData | null }> {
  const header = c.req.header('X-CSRF-TOKEN')
  if (header !== undefined) return { token: header, form: null }
  const form = mayBeLarge(c) && sender(c) === 'other page' ? null : await formOf(c)
  const field = form?.get('csrfToken')
  return { token: typeof field === 'string' ? field : '', form }
}

/** A form of a visitor for whom nothing is remembered needs no token: the browser says that a page of ours sent it. */
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
