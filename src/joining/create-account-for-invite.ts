import type { z } from 'zod'
import {
  addressRefusals,
  currentUser,
  lockCallerAndSession,
  refusePersonalPassword,
  refuseDifferentPasswords,
  register,
  renewSessions,
} from '../accounts/index.ts'
import { acceptWithin } from '../owners/index.ts'
import { transact } from '#core/db.ts'
import { guid } from '#core/input.ts'
import { limited } from '#core/limits.ts'
import { logAuthentication } from '#core/log.ts'
import { enqueueMail } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import { newAccount, typedTwice } from './create-account.ts'
import type { CreateForInviteProblem } from './problems.ts'
import { newAccounts } from './limits.ts'

const invited = newAccount.extend({ inviteGuid: guid().meta({ description: 'Guid from the link of the invitation' }) })

export const createForInviteInput = invited.superRefine(refusePersonalPassword)

export const createForInviteForm = invited
  .extend(typedTwice)
  .superRefine(refusePersonalPassword)
  .superRefine(refuseDifferentPasswords)

interface InvitedAccount {
  session: Session
  user: CurrentUser
  /** username of the list that the account now owns with others */
  username: string
}

/**
 * Creates an account without a list of its own, logs in, and makes the account an owner of the invite's list. A
 * logged-in guest with the same e-mail address becomes the account.
 */
export async function createAccountForInvite(
  scope: Scope,
  given: z.output<typeof createForInviteInput>,
): Promise<Result<InvitedAccount, CreateForInviteProblem>> {
  if (scope.user?.isAccount) return refuse('AlreadyLoggedIn')
  return limited(scope, [addressRefusals, newAccounts], () => addAccount(scope, given))
}

const addAccount = (
  scope: Scope,
  given: z.output<typeof createForInviteInput>,
): Promise<Result<InvitedAccount, CreateForInviteProblem>> =>
  transact(scope.sql, async (tx): Promise<Result<InvitedAccount, CreateForInviteProblem>> => {
    await lockCallerAndSession(tx, scope)
    const registered = await register(scope, tx, given)
    if (!registered.ok) return registered
    const userId = registered.value.id
    const accepted = await acceptWithin(scope, tx, given.inviteGuid, userId)
    if (!accepted.ok) return refuse('InvalidInvite')
    await enqueueMail(scope, tx, {
      kind: 'welcome-owner',
      cause: `welcome:${userId}`,
      recipient: given.email,
      userId,
      edition: scope.texts.edition.code,
      beyondCap: 'wait',
    })
    logAuthentication(scope, 'account-created', 'succeeded', userId)
    const session = await renewSessions(scope, tx, userId)
    return ok({ session, user: await currentUser(tx, userId), username: accepted.value.username })
  })
