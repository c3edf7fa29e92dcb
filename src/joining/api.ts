import { z } from 'zod'
import { userSchema } from '../accounts/index.ts'
import { apiResponse, apiResponseOr, Api } from '#web/api.ts'
import { switchSession } from '#web/session.ts'
import { createAccount, createAccountInput } from './create-account.ts'
import { createAccountForInvite, createForInviteInput } from './create-account-for-invite.ts'
import { createAccountProblems, createForInviteProblems } from './problems.ts'

export const joiningApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/CreateForExtraOwnerInvite',
      summary: 'Create an account without a list, log in, and accept an invitation to manage a list',
      body: createForInviteInput,
      responses: { 201: z.object({ user: userSchema }) },
      problems: createForInviteProblems,
    },
    async (scope, given, c) =>
      apiResponseOr(await createAccountForInvite(scope, given), ({ session, user }) => {
        switchSession(c, session, user)
        return apiResponse(201, { user })
      }),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/Create',
      summary: 'Create an account with its first list and log in',
      body: createAccountInput,
      responses: { 201: z.object({ user: userSchema, wishlistPrivateGuid: z.string() }) },
      problems: createAccountProblems,
    },
    async (scope, given, c) =>
      apiResponseOr(await createAccount(scope, given), ({ session, user, list }) => {
        switchSession(c, session, user)
        return apiResponse(201, { user, wishlistPrivateGuid: list.privateGuid })
      }),
  )
