import { z } from 'zod'
import { safeReturnUrl } from '../accounts/web.ts'
import { landingAfterLogin } from '../joining/web.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { csrfToken } from '#web/csrf.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { switchSession } from '#web/session.ts'
import { addPasskey } from './add-passkey.ts'
import { addInput, passkeyLoginInput, startInput } from './input.ts'
import { logInWithPasskey } from './log-in-with-passkey.ts'
import { addProblems, loginProblems, startProblems } from './problems.ts'
import { creationOptionsSchema, requestOptionsSchema } from './serializers.ts'
import { startAdding } from './start-adding.ts'
import { startLogin } from './start-login.ts'

export const passkeyApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Passkey/StartAdding',
      summary: 'Get the options to create a passkey; needs the current user’s password',
      requiresUser: true,
      body: startInput,
      responses: { 200: creationOptionsSchema },
      problems: startProblems,
    },
    async (scope, { password }) =>
      apiResponseOr(await startAdding(scope, password), (given) =>
        apiResponse(200, creationOptionsSchema.parse(given)),
      ),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Passkey/Add',
      summary: 'Save a passkey that was just created',
      requiresUser: true,
      body: addInput,
      responses: { 200: done },
      problems: addProblems,
    },
    async (scope, given, c) =>
      apiResponseOr(await addPasskey(scope, given), () => {
        flashOnNextPage(c, { id: 'passkeys.added', kind: 'good' })
        return apiResponse(200, {})
      }),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Passkey/StartLogin',
      summary: 'Get the options to log in with a passkey',
      responses: { 200: requestOptionsSchema },
    },
    async (scope, _body, c) => {
      const given = await startLogin(scope)
      // Storing the challenge may have given the session a new token. The response carries the new CSRF token, because
      // the login form may be submitted before the page can fetch one.
      c.header('csrf-token', csrfToken(c))
      return apiResponse(200, requestOptionsSchema.parse(given))
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Passkey/Login',
      summary: 'Log in with a passkey; returns the path to go to',
      body: passkeyLoginInput,
      responses: { 200: z.object({ address: z.string() }) },
      problems: loginProblems,
    },
    async (scope, { response, returnUrl, addFriend }, c) => {
      const loggedIn = await logInWithPasskey(scope, response)
      if (!loggedIn.ok) return loggedIn
      switchSession(c, loggedIn.value.session, loggedIn.value.user)
      const address = await landingAfterLogin(c, addFriend, safeReturnUrl(c, returnUrl ?? undefined))
      return apiResponse(200, { address })
    },
  )
