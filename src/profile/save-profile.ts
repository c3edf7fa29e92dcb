import { asciiAddress } from '#core/email-addresses.ts'
import { isDisposableEmail } from 'disposable-email-domains-js'
import type { z } from 'zod'
import {
  addressRefusals,
  addressChangedMail,
  changeDetails,
  currentUser,
  mailKindsThatFollowUser,
  lockCallerAndSession,
  matchesOwnPassword,
  renewSessions,
  type ChangedUser,
} from '../accounts/index.ts'
import { mailPasswordChanged } from '../passwords/index.ts'
import { transact, type Transaction } from '#core/db.ts'
import { limited } from '#core/limits.ts'
import { logAuthentication } from '#core/log.ts'
import { enqueueMails, type NewMail } from '#core/mail/enqueue-mail.ts'
import { readdressMails } from '#core/mail/waiting-mails.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type CurrentUser, type Scope, type Session } from '#core/scope.ts'
import { isSameAddress } from '#core/names.ts'
import { confirmationMail } from './email-confirmation.ts'
import type { profileInput } from './input.ts'
import type { SaveProblem } from './problems.ts'
import { newAddresses } from './limits.ts'

type Given = z.output<typeof profileInput>

interface Saved {
  user: CurrentUser
  /** new session of the current user after a new password; null without a new password */
  session: Session | null
}

/**
 * Changes the current user's details. A guest who chooses a password becomes an account and keeps their cross-offs. A
 * proven e-mail address stays until the new one is confirmed. An unproven address changes at once. A new password ends
 * the user's other sessions.
 * @param given.currentPassword null if the client did not ask the user for it: the API contract has no such field, and
 *   forms always have it
 */
export async function saveProfile(scope: Scope, given: Given): Promise<Result<Saved, SaveProblem>> {
  const user = requireUser(scope)
  if (given.userPrivateGuid !== user.privateGuid) return refuse('WrongUserGuid')
  const hasNewAddress = !isSameAddress(given.email, user.email)
  if (user.isAccount && given.currentPassword !== null && (hasNewAddress || given.password !== null)) {
    if (given.currentPassword === '') return refuse('PasswordNeeded')
    if (!(await matchesOwnPassword(scope, given.currentPassword))) return refuse('WrongPassword')
  }
  const becomesAccount = !user.isAccount && given.password !== null
  if (hasNewAddress && !user.isAccount && !becomesAccount && isDisposableEmail(asciiAddress(given.email)))
    return refuse('EmailUnusable')
  const work = () => save(scope, user, given)
  if (!hasNewAddress && !becomesAccount) return work()
  return limited(scope, hasNewAddress ? [addressRefusals, newAddresses] : [addressRefusals], work)
}

const save = (scope: Scope, user: CurrentUser, given: Given): Promise<Result<Saved, SaveProblem>> =>
  transact(scope.sql, async (tx): Promise<Result<Saved, SaveProblem>> => {
    await lockCallerAndSession(tx, scope)
    const changed = await changeDetails(scope, tx, user.id, given)
    if (!changed.ok) return changed
    await mailAddresses(scope, tx, user.id, changed.value, given)
    let session: Session | null = null
    if (given.password !== null) {
      logAuthentication(scope, 'password-changed', 'succeeded', user.id)
      session = await renewSessions(scope, tx, user.id)
      const { wasAccount, wasProven, address, email, edition } = changed.value
      // If the address was replaced at once, no such mail is sent: `mailAddresses` has notified the old address of both
      // changes, and the new address is unproven. This mail also notifies a guest's proven address that the guest has
      // become an account.
      if ((wasAccount || wasProven) && address !== 'changed')
        await mailPasswordChanged(scope, tx, { id: user.id, email, edition, isProven: wasProven })
    }
    return ok({ user: await currentUser(tx, user.id), session })
  })

/**
 * Sends a confirmation mail to a new address, and to the unproven address of a new account. Notifies an address that
 * was replaced at once.
 */
async function mailAddresses(
  scope: Scope,
  tx: Transaction,
  userId: number,
  { email: from, wasAccount, wasProven, edition, address }: ChangedUser,
  { email: to, password }: Given,
): Promise<void> {
  const mails: NewMail[] = []
  const user = await currentUser(tx, userId)
  const becameAccount = !wasAccount && password !== null
  if (address !== 'same' || (becameAccount && !user.isProven)) mails.push(confirmationMail(userId, to, edition))
  if (address === 'changed') {
    logAuthentication(scope, 'address-changed', 'succeeded', userId)
    await readdressMails(tx, { userId, from, to }, mailKindsThatFollowUser)
    // An unproven guest's address gets no notice, because it may belong to a stranger who has never heard of us.
    if (wasAccount || wasProven)
      mails.push(
        addressChangedMail(
          { userId, edition, from, to: null, wayBack: null, hasNewPassword: wasAccount && password !== null },
          // An unproven address may be a stranger's, so its mails count toward that address's cap of mails. Beyond the
          // cap this mail waits, so that nobody can suppress it by filling the cap.
          wasProven ? null : 'wait',
        ),
      )
  }
  await enqueueMails(scope, tx, mails)
}
