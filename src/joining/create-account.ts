import { z } from 'zod'
import type { SeenList } from '../access/index.ts'
import { transact } from '#core/db.ts'
import { email, flag, optionalGuid, ticked } from '#core/input.ts'
import { enqueueMail } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import {
  addressRefusals,
  currentUser,
  firstName,
  lastName,
  holdSession,
  newPassword,
  passwordConfirmation,
  refuseOwnName,
  refuseTwoPasswords,
  register,
  renewSessions,
} from '../accounts/index.ts'
import { addableList, befriend, wantedFriend } from '../friends/index.ts'
import { createList, newOccasion, usernameInput } from '../lists/index.ts'
import { linkLot } from '../lots/index.ts'
import { logAuthentication } from '#core/log.ts'
import { limited } from '#core/limits.ts'
import type { CreateAccountProblem } from './problems.ts'
import { newAccounts } from './limits.ts'

/** What every new account is asked. */
export const newAccount = z.object({
  email: email('general.email.own_is_required'),
  firstName: firstName(),
  lastName: lastName(),
  password: newPassword(),
  receiveMailing: flag(),
})

const person = newAccount.extend({ username: usernameInput, fromLot: optionalGuid() })

/** As a form has it: the password twice where there is no script to show it. */
export const typedTwice = { receiveMailing: ticked(), passwordConfirmation: passwordConfirmation() }

export const createAccountInput = person.superRefine(refuseOwnName)

/** Names the list's name `wishlistUrlName`. Knows what the list is for, and whose list the newcomer wanted to add to their friends. */
export const createAccountForm = z.preprocess(
  (form) =>
    typeof form === 'object' && form !== null
      ? { ...form, username: 'wishlistUrlName' in form ? form.wishlistUrlName : undefined }
      : form,
  person
    .extend({ ...typedTwice, ...newOccasion(), addFriend: wantedFriend() })
    .superRefine(refuseOwnName)
    .superRefine(refuseTwoPasswords),
)

export interface NewAccount {
  session: Session
  user: CurrentUser
  list: { privateGuid: string; username: string }
  /** whose list the newcomer wanted, and has, among their friends */
  friend: SeenList | null
}

/** Fields of the form that the API lacks. */
type Asked = Pick<z.output<typeof createAccountForm>, 'addFriend' | 'title' | 'occasion' | 'occasionDate'>

type Newcomer = z.output<typeof createAccountInput> & Partial<Asked>

/**
 * With its first list, and logged in. From a lot's page, the list is linked to that lot; from somebody's list, they become a friend. A guest with the
 * same address becomes the account.
 */
export async function createAccount(scope: Scope, given: Newcomer): Promise<Result<NewAccount, CreateAccountProblem>> {
  if (scope.user?.isAccount) return refuse('AlreadyLoggedIn')
  const wanted = given.addFriend ? await addableList(scope, given.addFriend) : null
  const friend = wanted?.ok ? wanted.value : null
  return limited(scope, [addressRefusals, newAccounts], () => addAccount(scope, given, friend))
}

const addAccount = (
  scope: Scope,
  given: Newcomer,
  friend: SeenList | null,
): Promise<Result<NewAccount, CreateAccountProblem>> =>
  transact(scope.sql, async (tx): Promise<Result<NewAccount, CreateAccountProblem>> => {
    await holdSession(tx, scope)
    const registered = await register(scope, tx, given)
    if (!registered.ok) return registered
    const userId = registered.value.id
    const list = await createList(tx, { ...given, userId, accessType: 'PUBLIC' }, scope.texts.t('category.first_name'))
    if (!list.ok) return refuse('UsernameUnavailable')
    await enqueueMail(scope, tx, {
      kind: 'welcome',
      cause: `welcome:${userId}`,
      recipient: given.email,
      userId,
      edition: scope.texts.edition.code,
      beyondCap: 'wait',
    })
    if (given.fromLot) await linkLot(tx, given.fromLot, { userId, listId: list.value.id })
    const isFriend = friend !== null && (await befriend(tx, userId, friend.id)) !== null
    logAuthentication(scope, 'account-created', 'succeeded', userId)
    const session = await renewSessions(scope, tx, userId)
    return ok({ session, user: await currentUser(tx, userId), list: list.value, friend: isFriend ? friend : null })
  })
