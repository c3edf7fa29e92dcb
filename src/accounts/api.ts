import { z } from 'zod'
import { NotFound, UserDeleted } from '#core/errors.ts'
import { pathGuid } from '#core/input.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { switchSession } from '#web/session.ts'
import { emailSettingsSchema, userSchema } from './serializers.ts'
import { availabilities, checkEmail } from './check-email.ts'
import { createGuest } from './create-guest.ts'
import { emailSettings, emailSettingsInput, settingsGuid, updateEmailSettings } from './email-settings.ts'
import { addressInput, guestInput, loginInput } from './input.ts'
import { login } from './login.ts'
import { emailSettingsMessages, guestMessages } from './problems.ts'
import { logSessionOut } from './sessions.ts'

const newGuest: z.input<typeof userSchema> = {
  privateGuid: '6c0f4a3e-9b1d-4f0e-8c57-2d7a91b3e684',
  publicGuid: 'e1b7d2f5-3a48-4c6b-9d20-5f8e0c4a7b13',
  email: 'sem@example.org',
  pendingEmail: null,
  firstName: null,
  lastName: null,
  isAccount: false,
  overviewEmailFrequency: 0,
  enableCrossOffConfirmationEmail: true,
}

export const accountApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/CheckEmail',
      summary: 'Check whether an email address is available',
      description:
        '`IsCurrentUser` means that the address is the caller’s own. `Unavailable` means that another account has it, or can still be recovered with it. An address that only guests have given is available.',
      body: addressInput,
      responses: { 200: z.enum(availabilities) },
    },
    async (scope, { email }) => apiResponse(200, await checkEmail(scope, email), { changed: false }),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/Login',
      summary: 'Log in with an email address or the name of a list',
      description:
        'Responds with false if the password is wrong or there is no such account. The name of a list stands for its primary owner. A guest’s cross-offs don’t move to the account. After too many wrong passwords, the right one gets a 429 too.',
      setsSession: true,
      body: loginInput,
      responses: { 200: z.boolean() },
    },
    async (scope, given, c) => {
      const loggedIn = await login(scope, given)
      if (loggedIn) switchSession(c, loggedIn.session, loggedIn.user)
      return apiResponse(200, loggedIn !== null, { changed: loggedIn !== null })
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/Logout',
      summary: 'Log out',
      description:
        'Ends the session, with the lists and draws that it has opened, and gives the caller a new one. Succeeds without a login too.',
      setsSession: true,
      responses: { 204: null },
    },
    async (scope, _body, c) => {
      switchSession(c, await logSessionOut(scope), null)
      return apiResponse(204, null)
    },
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Account/UserData',
      summary: 'Get the current user',
      description:
        'The user may be a guest. A 204 means that no one is logged in. If the session’s user was deleted, the response is a 400 with `UserDeleted`.',
      responses: { 200: userSchema, 204: null },
    },
    async (scope) => {
      if (scope.session.userDeleted) throw new UserDeleted()
      return scope.user ? apiResponse(200, scope.user) : apiResponse(204, null)
    },
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Account/GetEmailSettings/{guid}',
      params: { guid: pathGuid().meta(settingsGuid) },
      summary: 'Get a user’s email settings',
      description:
        'Needs no login with the guid from the user’s emails, which changes with their address. A `privateGuid` works only while that user is logged in. Any other guid gets a 404.',
      responses: { 200: emailSettingsSchema },
    },
    async (scope, { guid }) => {
      const settings = await emailSettings(scope, guid)
      if (!settings) throw new NotFound()
      return apiResponse(200, settings)
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/UpdateEmailSettings',
      summary: 'Change a user’s email settings',
      description:
        'Takes the same guids as `Account/GetEmailSettings`, so it may need no login. `NotFound` means that the guid is none of these.',
      body: emailSettingsInput,
      responses: { 200: done },
      problems: emailSettingsMessages,
    },
    async (scope, given) =>
      (await updateEmailSettings(scope, given)) ? apiResponse(200, {}) : { ok: false, problem: 'NotFound' },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Afstreper/Create',
      summary: 'Become a guest with an email address, in order to cross off gifts',
      description:
        'Logs in as a new guest, even if others have given the same address, because an address alone proves nothing. This ends an earlier login. `EmailInUse` means that an account has the address, and `EmailUnusable` means a malformed or disposable one. `Other` never occurs.',
      setsSession: true,
      body: guestInput,
      responses: { 201: z.object({ user: userSchema }).meta({ example: { user: newGuest } }) },
      problems: guestMessages,
    },
    async (scope, { email }, c) =>
      apiResponseOr(await createGuest(scope, email), ({ session, user }) => {
        switchSession(c, session, user)
        return apiResponse(201, { user })
      }),
  )
