import { z } from 'zod'
import { flag, optionalGuid } from '#core/input.ts'
import { apiResponse, Api } from './api.ts'
import { csrfToken } from './csrf.ts'

/**
 * Endpoints about session and version. With `checkPublicUserGuid`, `CheckSession` says whether the session belongs to
 * the user with the given guid; a null guid stands for a session without a user. Without `checkPublicUserGuid`, it says
 * whether a user is logged in. The session of a deleted user is never valid.
 */
export const utility = new Api()
  .endpoint(
    {
      method: 'get',
      path: '/api/Utility/CsrfToken',
      summary: "The session's CSRF token",
      responses: { 200: z.string() },
    },
    async (_scope, _body, c) => apiResponse(200, csrfToken(c)),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Utility/CheckSession',
      summary: 'Whether the session stands and, where asked, belongs to a user; with a fresh CSRF token',
      body: z.object({
        checkPublicUserGuid: flag(),
        publicUserGuid: optionalGuid(),
        failedRequestPath: z.string().max(2048).nullish(),
      }),
      responses: { 200: z.object({ isValid: z.boolean(), newCSRFToken: z.string() }) },
    },
    async ({ user, session }, { checkPublicUserGuid, publicUserGuid }, c) => {
      const belongs = checkPublicUserGuid ? (user?.publicGuid ?? null) === publicUserGuid : user !== null
      return apiResponse(
        200,
        { isValid: belongs && !session.userDeleted, newCSRFToken: csrfToken(c) },
        { changed: false },
      )
    },
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Utility/WebVersion',
      summary: "The server's version; a client with another one reloads",
      query: { clientVersion: z.string().optional() },
      responses: { 200: z.object({ version: z.string() }) },
    },
    async (_scope, _given, c) => apiResponse(200, { version: c.get('assets').version }),
  )
