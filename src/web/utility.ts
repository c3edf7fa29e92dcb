import { z } from 'zod'
import { flag, optionalGuid } from '#core/input.ts'
import { apiResponse, Api } from './api.ts'
import { csrfToken } from './csrf.ts'
import type { WebFeature } from './feature.ts'

const version = '1.4.0-3f2a9c1b7d5e'
const token = () => z.string().meta({ example: 'Zk3vQ8rT1yWm5xN0bLc7sHd2gPf9uJa4eKoXiVtRqYE' })

const checkSession = '/api/Utility/CheckSession'

const utilityApi = new Api()
  .endpoint(
    {
      method: 'get',
      path: '/api/Utility/CsrfToken',
      summary: 'Get the session’s CSRF token',
      description:
        'A caller without a session gets a new one, in the cookie of the response. The token is good for all requests until the session changes, as it does at a login or logout.',
      setsSession: true,
      responses: { 200: token() },
    },
    async (_scope, _body, c) => apiResponse(200, csrfToken(c)),
  )
  .endpoint(
    {
      method: 'post',
      path: checkSession,
      summary: 'Check whether the session is still the user’s',
      description:
        'Serves a client whose request was refused because of its CSRF token. Needs no such token, and gives a caller without a session one. The session of a deleted user is never valid.',
      setsSession: true,
      body: z.object({
        checkPublicUserGuid: flag().meta({
          description: 'True to ask about the user of `publicUserGuid`, false or null to ask about any user',
        }),
        publicUserGuid: optionalGuid().meta({
          description: 'The user whom the client believes to be logged in; null if no one is',
        }),
        failedRequestPath: z.string().max(2048).nullish().meta({
          description: 'Path of the refused request; ignored, and may be null',
          example: '/noor',
        }),
      }),
      responses: {
        200: z.object({
          isValid: z.boolean().meta({
            description:
              'Whether the session’s user is `publicUserGuid`, if the request asks about that user; else whether a user is logged in',
          }),
          newCSRFToken: token(),
        }),
      },
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
      summary: 'Get the version of the web client',
      description:
        'The version changes with each release, and with scripts and styles. A web page of another version reloads.',
      query: {
        clientVersion: z.string().optional().meta({ description: 'Version of the client; ignored', example: version }),
      },
      responses: { 200: z.object({ version: z.string().meta({ example: version }) }) },
    },
    async (_scope, _given, c) => apiResponse(200, { version: c.get('assets').version }),
  )

/** Endpoints about session and version. `CheckSession` needs no CSRF token, because it returns one. */
export const utility: WebFeature = {
  pages: [],
  apis: [utilityApi],
  withoutCsrfToken: [new RegExp(`^${checkSession}$`)],
  readsByPost: [checkSession],
}
