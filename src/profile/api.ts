import { z } from 'zod'
import { userSchema } from '../accounts/index.ts'
import { apiResponse, apiResponseOr, Api } from '#web/api.ts'
import { switchSession } from '#web/session.ts'
import { profileInput } from './input.ts'
import { editProblems } from './problems.ts'
import { saveProfile } from './save-profile.ts'

export const profileApi = new Api().endpoint(
  {
    method: 'post',
    path: '/api/Account/Edit',
    summary:
      "Change one's own details; Other where another account has the address, or the given current password is wrong",
    requiresUser: true,
    body: profileInput,
    responses: { 200: z.object({ user: userSchema }) },
    problems: editProblems,
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
