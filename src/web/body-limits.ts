import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { Forbidden } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import { allowanceOf, declaredLength, mayBeLarge, defaultAllowance } from './body-allowances.ts'
import type { Env, Http } from './http.ts'
import { largeBodies } from './large-bodies.ts'
import { showError } from './problems.tsx'

const retryAfterSeconds = 5

/** Number of uploads that one client may send at once, however many accounts it has. */
const maxUploads = 3

/** Number of large draws that one client may send at once. */
const maxDraws = 8

/** Closes the connection after the response. The rest of the body is never read, so the connection can't be reused. */
const leaveUnread = (c: Http) => c.header('Connection', 'close')

function tooLarge(c: Http): Response {
  leaveUnread(c)
  const isText = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  return showError(c, isText ? 'text_too_long' : 'too_large', 413)
}

/**
 * Refuses a large body from a client without an account.
 * @throws Unauthorized without a login, UserDeleted if the account was deleted, Forbidden for a guest
 */
function refuseWithoutAccount(c: Http): never {
  leaveUnread(c)
  requireUser(c.get('scope'))
  throw new Forbidden()
}

/** Tells a client that waits for permission (`Expect: 100-continue`) to send the body. */
function askForBody(c: Http): void {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  if (c.req.header('Expect')?.toLowerCase() === '100-continue') outgoing?.writeContinue()
}

/** Refuses a body that this web process has no memory for at the moment. */
function refuseForNow(c: Http): Response {
  leaveUnread(c)
  c.header('Retry-After', String(retryAfterSeconds))
  return showError(c, 'busy', 503)
}

/**
 * Limits the size of request bodies. A large body is one beyond the default limit: only accounts may send one, except
 * for draws, and each client may send only a few at once. A large body is refused by its headers, before it is read, if
 * its sender has no account or the process has no memory for it. Without an account, a body in chunks is refused once
 * it reaches the default limit. Compressed bodies are refused, because they could grow beyond every limit.
 */
export function bodyLimits(): MiddlewareHandler<Env> {
  const large = largeBodies()
  return async (c, next) => {
    if (c.req.header('Content-Encoding') !== undefined) {
      leaveUnread(c)
      throw new HTTPException(415)
    }
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const { bytes, needsAccount } = allowanceOf(c)
    const { user, clientAddress } = c.get('scope')
    const isRefused = needsAccount === true && mayBeLarge(c) && !user?.isAccount
    const length = declaredLength(c)
    if (length !== null && isRefused) refuseWithoutAccount(c)
    if (length !== null && length > bytes) return tooLarge(c)
    // Hono's `bodyLimit` turns the body into a stream, which only a body in chunks needs.
    const limit = () =>
      bodyLimit({
        maxSize: isRefused ? defaultAllowance.bytes : bytes,
        onError: (refused) => (isRefused ? refuseWithoutAccount(refused as Http) : tooLarge(refused as Http)),
      })(c, next)
    const read = async () => {
      askForBody(c)
      return length === null ? limit() : next()
    }
    if (isRefused || !mayBeLarge(c)) return read()
    const readWithRoom = async () => {
      const answer = await large.withRoom(length ?? bytes, read)
      return answer === 'Full' ? refuseForNow(c) : answer
    }
    const [what, max] = needsAccount ? ['uploads', maxUploads] : ['draws', maxDraws]
    return large.inTurn(`${what} of ${clientAddress ?? 'local'}`, max, readWithRoom)
  }
}
