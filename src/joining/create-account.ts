import { z } from 'zod'
import type { SeenList } from '../access/index.ts'
import { transact } from '#core/db.ts'
import { email, flag, optionalGuid, checkbox } from '#core/input.ts'
import { enqueueMail } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import {
  addressRefusals,
  currentUser,
  firstName,
  lastName,
  lockCallerAndSession,
  newPassword,
  passwordConfirmation,
  refusePersonalPassword,
  refuseDifferentPasswords,
  register,
  renewSessions,
} from '../accounts/index.ts'
import { addableList, befriend, wantedFriend } from '../friends/index.ts'
import { createList, newOccasion, usernameInput } from '../lists/index.ts'
import { countReadingsForLot, linkLot } from '../lots/index.ts'
import { logAuthentication } from '#core/log.ts'
import { limited } from '#core/limits.ts'
import type { CreateAccountProblem } from './problems.ts'
import { newAccounts } from './limits.ts'

/** Fields that every new account must give. */
export const newAccount = z.object({
  email: email('general.email.own_is_required'),
  firstName: firstName(),
  lastName: lastName(),
  password: newPassword(),
  receiveMailing: flag().meta({
    description: 'Whether the account gets overview emails, every three months; null for no',
  }),
})

const person = newAccount.extend({
  username: usernameInput.meta({ description: 'Name of the new list, with which its link ends', example: 'noor' }),
  fromLot: optionalGuid().meta({
    description:
      'Guid from the link of a lot. If that lot has no list yet, the new list belongs to it and gets its wishes as gifts; null for no lot',
  }),
})

/**
 * Fields that a form sends in another way than the API: the mailing is a checkbox, and browsers without JavaScript send
 * the password twice.
 */
export const typedTwice = { receiveMailing: checkbox(), passwordConfirmation: passwordConfirmation() }

export const createAccountInput = person.superRefine(refusePersonalPassword)

/**
 * Form of a new account. Its field for `username` is called `wishlistUrlName`. It also has the new list's title and
 * occasion, and a list to add as a friend.
 */
export const createAccountForm = z.preprocess(
  (form) =>
    typeof form === 'object' && form !== null
      ? { ...form, username: 'wishlistUrlName' in form ? form.wishlistUrlName : undefined }
      : form,
  person
    .extend({ ...typedTwice, ...newOccasion(), addFriend: wantedFriend() })
    .superRefine(refusePersonalPassword)
    .superRefine(refuseDifferentPasswords),
)

export interface NewAccount {
  session: Session
  user: CurrentUser
  list: { privateGuid: string; username: string }
  /** list that the new account wanted to add as a friend, and has added; null if there is none */
  friend: SeenList | null
}

/** Fields of the form that the API does not have. */
type Asked = Pick<z.output<typeof createAccountForm>, 'addFriend' | 'title' | 'occasion' | 'occasionDate'>

type Newcomer = z.output<typeof createAccountInput> & Partial<Asked>

/**
 * Creates an account with its first list, and logs in. With `fromLot`, links the list to that lot, and makes gifts of the
 * wishes written there. With `addFriend`,
 * adds the owner of that list as a friend. A logged-in guest with the same e-mail address becomes the account.
 */
export async function createAccount(scope: Scope, given: Newcomer): Promise<Result<NewAccount, CreateAccountProblem>> {
  if (scope.user?.isAccount) return refuse('AlreadyLoggedIn')
  const wanted = given.addFriend ? await addableList(scope, given.addFriend) : null
  const friend = wanted?.ok ? wanted.value : null
  return limited(scope, [addressRefusals, newAccounts], async () => {
    const readings = given.fromLot ? await countReadingsForLot(scope, given.fromLot) : 0
    return addAccount(scope, given, friend, readings)
  })
}

const addAccount = (
  scope: Scope,
  given: Newcomer,
  friend: SeenList | null,
  readings: number,
): Promise<Result<NewAccount, CreateAccountProblem>> =>
  transact(scope.sql, async (tx): Promise<Result<NewAccount, CreateAccountProblem>> => {
    await lockCallerAndSession(tx, scope)
    const registered = await register(scope, tx, given)
    if (!registered.ok) return registered
    const userId = registered.value.id
    const list = await createList(
      tx,
      { ...given, userId, language: scope.texts.edition.language, accessType: 'PUBLIC' },
      scope.texts.t('category.first_name'),
    )
    if (!list.ok) return refuse('UsernameUnavailable')
    await enqueueMail(scope, tx, {
      kind: 'welcome',
      cause: `welcome:${userId}`,
      recipient: given.email,
      userId,
      edition: scope.texts.edition.code,
      beyondCap: 'wait',
    })
    if (given.fromLot) await linkLot(scope, tx, given.fromLot, { userId, listId: list.value.id, readings })
    const isFriend = friend !== null && (await befriend(tx, userId, friend.id)) !== null
    logAuthentication(scope, 'account-created', 'succeeded', userId)
    const session = await renewSessions(scope, tx, userId)
    return ok({ session, user: await currentUser(tx, userId), list: list.value, friend: isFriend ? friend : null })
  })
