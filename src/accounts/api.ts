import { z } from 'zod'
import { NotFound, UserDeleted } from '#core/errors.ts'
import { pathGuid } from '#core/input.ts'
import { answer, answerOr, Api, done } from '#web/api.ts'
import { switchSession } from '#web/session.ts'
import { userSchema } from './serializers.ts'
import { availabilities, checkEmail } from './check-email.ts'
import { createGuest } from './create-guest.ts'
import { emailSettings, emailSettingsInput, updateEmailSettings } from './email-settings.ts'
import { addressInput, guestInput, loginInput } from './input.ts'
import { login } from './login.ts'
import { guestProblems } from './problems.ts'
import { logSessionOut } from './sessions.ts'

const settingsAnswer = z.object({
  email: z.string(),
  overviewEmailFrequency: z.number(),
  enableCrossOffNotifications: z.boolean(),
  userPrivateGuid: z.string(),
})

export const accountApi = new Api()
  .call(
    {
      method: 'post',
      path: '/api/Account/CheckEmail',
      summary: 'Whether an address can be used',
      body: addressInput,
      answers: { 200: z.enum(availabilities) },
    },
    async (scope, { email }) => answer(200, await checkEmail(scope, email), { changed: false }),
  )
  .call(
    {
      method: 'post',
      path: '/api/Account/Login',
      summary: 'Log in; false when name and password do not match',
      body: loginInput,
      answers: { 200: z.boolean() },
    },
    async (scope, given, c) => {
      const loggedIn = await login(scope, given)
      if (loggedIn) switchSession(c, loggedIn.session, loggedIn.user)
      return answer(200, loggedIn !== null, { changed: loggedIn !== null })
    },
  )
  .call(
    { method: 'post', path: '/api/Account/Logout', summary: 'Log out', answers: { 204: null } },
    async (scope, _body, c) => {
      switchSession(c, await logSessionOut(scope), null)
      return answer(204, null)
    },
  )
  .call(
    {
      method: 'get',
      path: '/api/Account/UserData',
      summary: 'The current user',
      answers: { 200: userSchema, 204: null },
    },
    async (scope) => {
      if (scope.session.userDeleted) throw new UserDeleted()
      return scope.user ? answer(200, scope.user) : answer(204, null)
    },
  )
  .call(
    {
      method: 'get',
      path: '/api/Account/GetEmailSettings/{guid}',
      params: { guid: pathGuid() },
      summary: "A user's mail settings, by the guid in the links of their mails",
      answers: { 200: settingsAnswer },
    },
    async (scope, { guid }) => {
      const settings = await emailSettings(scope, guid)
      if (!settings) throw new NotFound()
      return answer(200, settings)
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/Account/UpdateEmailSettings',
      summary: "Change a user's mail settings, by the same guid",
      body: emailSettingsInput,
      answers: { 200: done },
      problems: ['NotFound'],
    },
    async (scope, given) =>
      (await updateEmailSettings(scope, given)) ? answer(200, {}) : { ok: false, problem: 'NotFound' },
  )
  .call(
    {
      method: 'post',
      path: '/api/Afstreper/Create',
      summary: 'Become a user by an e-mail address alone, in order to cross off',
      body: guestInput,
      answers: { 201: z.object({ user: userSchema }) },
      problems: guestProblems,
    },
    async (scope, { email }, c) =>
      answerOr(await createGuest(scope, email), ({ session, user }) => {
        switchSession(c, session, user)
        return answer(201, { user })
      }),
  )
