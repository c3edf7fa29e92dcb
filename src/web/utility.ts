import { z } from 'zod'
import { flag, optionalGuid } from '#core/input.ts'
import { answer, Api } from './api.ts'
import { csrfToken } from './csrf.ts'
import { assets } from './assets.ts'

/** The calls about the session itself. */
export const utility = new Api()
  .call({ method: 'get', path: '/api/Utility/CsrfToken', summary: "The session's CSRF token", answers: { 200: z.string() } }, async (_scope, _body, c) => answer(200, csrfToken(c)))
  .call(
    {
      method: 'post',
      path: '/api/Utility/CheckSession',
      summary: 'Whether the session stands and, where asked, belongs to a user; with a fresh CSRF token',
      body: z.object({ checkPublicUserGuid: flag(), publicUserGuid: optionalGuid(), failedRequestPath: z.string().max(2048).nullish() }),
      answers: { 200: z.object({ isValid: z.boolean(), newCSRFToken: z.string() }) },
    },
    async (scope, body, c) => {
      const user = scope.user?.publicGuid ?? null
      // asked for null: whether it is nobody's, as on a visitor's page
      const isValid = body.checkPublicUserGuid ? user === body.publicUserGuid : user !== null
      return answer(200, { isValid: isValid && !scope.session.userDeleted, newCSRFToken: csrfToken(c) })
    },
  )
  .call(
    {
      method: 'get',
      path: '/api/Utility/WebVersion',
      summary: "The server's version; a client with another one reloads",
      query: z.object({ clientVersion: z.string().optional() }),
      answers: { 200: z.object({ version: z.string() }) },
    },
    async () => answer(200, { version: assets.version }),
  )
