import { z } from 'zod'
import { safeReturnUrl } from '../accounts/web.ts'
import { landingAfterLogin } from '../joining/web.ts'
import { answer, answerOr, Api, done } from '#web/api.ts'
import { csrfToken } from '#web/csrf.ts'
import { flashNext } from '#web/flash.tsx'
import { switchSession } from '#web/session.ts'
import { addPasskey } from './add-passkey.ts'
import { addInput, passkeyLoginInput, startInput } from './input.ts'
import { logInWithPasskey } from './log-in-with-passkey.ts'
import { addProblems, loginProblems, startProblems } from './problems.ts'
import { creationOptionsSchema, requestOptionsSchema } from './serializers.ts'
import { startAdding } from './start-adding.ts'
import { startLogin } from './start-login.ts'

export const passkeyApi = new Api()
  .call(
    {
      method: 'post',
      path: '/api/Passkey/StartAdding',
      summary: 'What a browser needs to make a passkey, for who types their password',
      requiresUser: true,
      body: startInput,
      answers: { 200: creationOptionsSchema },
      problems: startProblems,
    },
    async (scope, { password }) =>
      answerOr(await startAdding(scope, password), (given) => answer(200, creationOptionsSchema.parse(given))),
  )
  .call(
    {
      method: 'post',
      path: '/api/Passkey/Add',
      summary: 'Keep a passkey that was just made',
      requiresUser: true,
      body: addInput,
      answers: { 200: done },
      problems: addProblems,
    },
    async (scope, given, c) =>
      answerOr(await addPasskey(scope, given), () => {
        flashNext(c, { id: 'passkeys.added', kind: 'good' })
        return answer(200, {})
      }),
  )
  .call(
    {
      method: 'post',
      path: '/api/Passkey/StartLogin',
      summary: 'What a browser needs to log in with a passkey',
      answers: { 200: requestOptionsSchema },
    },
    async (scope, _body, c) => {
      const given = await startLogin(scope)
      // Storing the challenge may have renewed the session. The response carries its CSRF token, because the login form
      // may be submitted before the page can fetch one.
      c.header('csrf-token', csrfToken(c))
      return answer(200, requestOptionsSchema.parse(given))
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/Passkey/Login',
      summary: 'Log in with a passkey; answers where to go',
      body: passkeyLoginInput,
      answers: { 200: z.object({ address: z.string() }) },
      problems: loginProblems,
    },
    async (scope, { response, returnUrl, addFriend }, c) => {
      const loggedIn = await logInWithPasskey(scope, response)
      if (!loggedIn.ok) return loggedIn
      switchSession(c, loggedIn.value.session, loggedIn.value.user)
      const address = await landingAfterLogin(c, addFriend, safeReturnUrl(c, returnUrl ?? undefined))
      return answer(200, { address })
    },
  )
