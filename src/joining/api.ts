import { z } from 'zod'
import { userSchema } from '../accounts/index.ts'
import { guidField } from '#core/output.ts'
import { apiResponse, apiResponseOr, Api } from '#web/api.ts'
import { switchSession } from '#web/session.ts'
import { createAccount, createAccountInput } from './create-account.ts'
import { createAccountForInvite, createForInviteInput } from './create-account-for-invite.ts'
import { createAccountMessages, createForInviteMessages } from './problems.ts'

export const joiningApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/CreateForExtraOwnerInvite',
      summary: 'Create an account by an invitation to manage a list, and log in',
      description:
        'The account becomes an owner of the invitation’s list and has no list of its own. The list’s primary owner gets an email, and so does the account, to confirm its address. `InvalidInvite` means that the invitation is unknown, withdrawn, expired or accepted, and then no account is made. The rest is as in `Account/Create`.',
      setsSession: true,
      body: createForInviteInput,
      responses: { 201: z.object({ user: userSchema }) },
      problems: createForInviteMessages,
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
      description:
        'The list is public, and an email asks to confirm the address. A guest who is logged in with the same address becomes the account and keeps their cross-offs. `EmailUnavailable` and `UsernameUnavailable` follow the rules of `Account/CheckEmail` and `MyList/CheckUsername`. `AlreadyLoggedIn` means that the caller has an account; `Other` and `WishlistFailed` never occur.',
      setsSession: true,
      body: createAccountInput,
      responses: { 201: z.object({ user: userSchema, wishlistPrivateGuid: guidField() }) },
      problems: createAccountMessages,
    },
    async (scope, given, c) =>
      apiResponseOr(await createAccount(scope, given), ({ session, user, list }) => {
        switchSession(c, session, user)
        return apiResponse(201, { user, wishlistPrivateGuid: list.privateGuid })
      }),
  )
