import type { MiddlewareHandler } from 'hono'
import type { FindSession } from '#core/session.ts'
import type { Services } from '#core/scope.ts'
import type { Env, Http } from './http.ts'
import { formOf } from './sent-form.ts'
import { renewScope } from './session.ts'

/**
 * Time in ms from the session's lookup, after which the session is looked up again: it may have ended during a slow
 * body.
 */
const slowMs = 100

const readBody = async (c: Http): Promise<void> => {
  if ((await formOf(c)) === null) await c.req.arrayBuffer().catch(() => null) // The handler gets this error too, when it reads the body.
}

/**
 * Reads the whole body of a change before its handler runs. The session was looked up when the headers came, and is
 * looked up again after a slow body. Otherwise a client could open a request, hold back its last byte, and finish it
 * after a logout or reset has ended the session.
 */
export const wholeBody =
  (services: Services, find: FindSession): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    await readBody(c)
    if (performance.now() - c.get('sessionFoundAt') > slowMs) await renewScope(c, services, find)
    return next()
  }
