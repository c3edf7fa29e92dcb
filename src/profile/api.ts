import { z } from 'zod'
import { userSchema } from '../accounts/index.ts'
import { apiResponse, apiResponseOr, Api } from '#web/api.ts'
import { switchSession } from '#web/session.ts'
import { profileInput } from './input.ts'
import { editMessages } from './problems.ts'
import { saveProfile } from './save-profile.ts'

export const profileApi = new Api().endpoint(
  {
    method: 'post',
    path: '/api/Account/Edit',
    summary: 'Change the current user’s details',
    description:
      'A confirmed address stays until the new one is confirmed by the link in an email; an unconfirmed one changes straight away. A new password ends the user’s other sessions, and makes a guest an account. `WrongUserGuid` means that another user is logged in by now. `Other` means a wrong `currentPassword`, an address that `Account/CheckEmail` calls unavailable, or a guest’s disposable address.',
    requiresUser: true,
    setsSession: true,
    body: profileInput,
    responses: { 200: z.object({ user: userSchema }) },
    problems: editMessages,
  },
  async (scope, given, c) => {
    const saved = await saveProfile(scope, given)
    if (!saved.ok && saved.problem !== 'WrongUserGuid') return { ok: false, problem: 'Other' }
    return apiResponseOr(saved, ({ user, session }) => {
      if (session) switchSession(c, session, user)
      return apiResponse(200, { user })
    })
  },
)
