import { z } from 'zod'
import { flag, optionalGuid } from '#core/input.ts'
import { answer, Api } from './api.ts'
import { csrfToken } from './csrf.ts'

/**
 * Endpoints about session and version. With `checkPublicUserGuid`, `CheckSession` says whether the session belongs to
 * the user with the given guid; a null guid stands for a session without a user. Without it, `CheckSession` says
 * whether a user is logged in. The session of a deleted user is never valid.
 */
export const utility = new Api()
  .call(
    {
      method: 'get',
      path: '/api/Utility/CsrfToken',
      summary: "The session's CSRF token",
      answers: { 200: z.string() },
    },
    async (_scope, _body, c) => answer(200, csrfToken(c)),
  )
  .call(
    {
      method: 'post',
      path: '/api/Utility/CheckSession',
      summary: 'Whether the session stands and, where asked, belongs to a user; with a fresh CSRF token',
      body: z.object({
        checkPublicUserGuid: flag(),
        publicUserGuid: optionalGuid(),
        failedRequestPath: z.string().max(2048).nullish(),
      }),
      answers: { 200: z.object({ isValid: z.boolean(), newCSRFToken: z.string() }) },
    },
    async ({ user, session }, { checkPublicUserGuid, publicUserGuid }, c) => {
      const belongs = checkPublicUserGuid ? (user?.publicGuid ?? null) === publicUserGuid : user !== null
      return answer(200, { isValid: belongs && !session.userDeleted, newCSRFToken: csrfToken(c) }, { changed: false })
    },
  )
  .call(
    {
      method: 'get',
      path: '/api/Utility/WebVersion',
      summary: "The server's version; a client with another one reloads",
      query: { clientVersion: z.string().optional() },
      answers: { 200: z.object({ version: z.string() }) },
    },
    async (_scope, _given, c) => answer(200, { version: c.get('assets').version }),
  )
