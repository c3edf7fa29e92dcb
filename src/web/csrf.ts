import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { areEqual, type Signer } from '#core/secret.ts'
import type { Env, Http } from './http.ts'
import { formOf } from './sent-form.ts'
import { sendSessionCookie } from './session.ts'

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

export function pageCsrfToken(c: Http): string {
  const { signer, session } = c.get('scope')
  sendSessionCookie(c)
  const salt = randomBytes((saltLength * 3) / 4).toString('base64url')
  return salted(salt, signer.code('csrf/answer', salt + session.token))
}

function isToken(signer: Signer, sessionToken: string, given: string): boolean {
  if (signer.isCode('csrf', sessionToken, given)) return true
  const salt = given.slice(0, saltLength)
  return signer.codes('csrf/answer', salt + sessionToken).some((code) => areEqual(salted(salt, code), given))
}

/** In the header, or in the form field `csrfToken`. */
async function carriesToken(c: Http, signer: Signer, sessionToken: string): Promise<boolean> {
  const header = c.req.header('X-CSRF-TOKEN')
  if (header !== undefined) return isToken(signer, sessionToken, header)
  const form = await formOf(c)
  const field = form?.get('csrfToken')
  if (!form || typeof field !== 'string' || !isToken(signer, sessionToken, field)) return false
  c.set('form', form)
  return true
}

export const csrf =
  (exempt: RegExp, refuse: (c: Http) => Response | Promise<Response>): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (readsOnly.has(c.req.method) || exempt.test(c.req.path)) return next()
    const { signer, session } = c.get('scope')
    if (await carriesToken(c, signer, session.token)) return next()
    c.header('csrf-token-invalid', '1')
    return refuse(c)
  }
