import { z } from 'zod'
import { NotFound, UserDeleted } from '#core/errors.ts'
import { pathGuid } from '#core/input.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { switchSession } from '#web/session.ts'
import { userSchema } from './serializers.ts'
import { availabilities, checkEmail } from './check-email.ts'
import { createGuest } from './create-guest.ts'
import { emailSettings, emailSettingsInput, updateEmailSettings } from './email-settings.ts'
import { addressInput, guestInput, loginInput } from './input.ts'
import { login } from './login.ts'
import { guestProblems } from './problems.ts'
import { logSessionOut } from './sessions.ts'

const settingsResponse = z.object({
  email: z.string(),
  overviewEmailFrequency: z.number(),
  enableCrossOffNotifications: z.boolean(),
  userPrivateGuid: z.string(),
})

export const accountApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/CheckEmail',
      summary: 'Check whether an email address is available',
      body: addressInput,
      responses: { 200: z.enum(availabilities) },
    },
    async (scope, { email }) => apiResponse(200, await checkEmail(scope, email), { changed: false }),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/Login',
      summary: 'Log in; false if the name and password don’t match',
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
    { method: 'post', path: '/api/Account/Logout', summary: 'Log out', responses: { 204: null } },
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
      params: { guid: pathGuid() },
      summary: 'Get a user’s email settings by the guid in the links of their emails',
      responses: { 200: settingsResponse },
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
      summary: 'Change a user’s email settings by the same guid',
      body: emailSettingsInput,
      responses: { 200: done },
      problems: ['NotFound'],
    },
    async (scope, given) =>
      (await updateEmailSettings(scope, given)) ? apiResponse(200, {}) : { ok: false, problem: 'NotFound' },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Afstreper/Create',
      summary: 'Become a user with just an email address, in order to cross off gifts',
      body: guestInput,
      responses: { 201: z.object({ user: userSchema }) },
      problems: guestProblems,
    },
    async (scope, { email }, c) =>
      apiResponseOr(await createGuest(scope, email), ({ session, user }) => {
        switchSession(c, session, user)
        return apiResponse(201, { user })
      }),
  )
