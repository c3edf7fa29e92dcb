import { z } from 'zod'
import { safeReturnUrl } from '../accounts/web.ts'
import { landingAfterLogin } from '../joining/web.ts'
import { pathField } from '#core/output.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { csrfToken } from '#web/csrf.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { switchSession } from '#web/session.ts'
import { addPasskey } from './add-passkey.ts'
import { addInput, passkeyLoginInput, startInput } from './input.ts'
import { logInWithPasskey } from './log-in-with-passkey.ts'
import { maxPasskeys } from './own-passkeys.ts'
import { addMessages, loginMessages, startMessages } from './problems.ts'
import { creationOptionsSchema, requestOptionsSchema } from './serializers.ts'
import { startAdding } from './start-adding.ts'
import { startLogin } from './start-login.ts'

export const passkeyApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Passkey/StartAdding',
      summary: 'Get the options to create a passkey',
      description: `Asks for the current user’s password; a guest, who has none, gets a 401. The options serve one \`Passkey/Add\` of this session, within five minutes. \`TooMany\` means that the account has ${maxPasskeys} passkeys.`,
      requiresUser: true,
      body: startInput,
      responses: { 200: creationOptionsSchema },
      problems: startMessages,
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
      description: `An email tells the account of the new passkey. \`Refused\` means that the passkey doesn’t fit this session’s options, or that these were used or are older than five minutes. \`KnownAlready\` means that it was saved before. \`TooMany\` means that the account has ${maxPasskeys} passkeys.`,
      requiresUser: true,
      body: addInput,
      responses: { 200: done },
      problems: addMessages,
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
      description:
        'The options name no user: people choose from all their passkeys for this site. They serve one `Passkey/Login` of this session, within five minutes. The header `csrf-token` has the token for it, because the session may be a new one.',
      setsSession: true,
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
      summary: 'Log in with a passkey',
      description:
        '`Refused` means that the passkey is unknown, or doesn’t fit this session’s options. These expire after five minutes, and a refusal uses them up too. With `addFriend`, the list is added to the user’s friends.',
      setsSession: true,
      body: passkeyLoginInput,
      responses: {
        200: z.object({
          address: pathField().meta({
            description: 'Path of the page to show next: of the added friend’s list, or else `returnUrl`',
            example: '/lotte',
          }),
        }),
      },
      problems: loginMessages,
    },
    async (scope, { response, returnUrl, addFriend }, c) => {
      const loggedIn = await logInWithPasskey(scope, response)
      if (!loggedIn.ok) return loggedIn
      switchSession(c, loggedIn.value.session, loggedIn.value.user)
      const address = await landingAfterLogin(c, addFriend, safeReturnUrl(c, returnUrl ?? undefined))
      return apiResponse(200, { address })
    },
  )
