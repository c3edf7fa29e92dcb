import {
  addressChangedMail,
  currentUser,
  findAddressChange,
  mailKindsThatFollowUser,
  isPersonalPassword,
  logSessionIn,
  restoreAddress,
} from '../accounts/index.ts'
import { deleteCalendarOf } from '../calendar/index.ts'
import { unmergeGuests } from '../joining/index.ts'
import { withdrawInvitesOf } from '../owners/index.ts'
import { removePasskeys } from '../passkeys/index.ts'
import { transact } from '#core/db.ts'
import { logAuthentication } from '#core/log.ts'
import { enqueueMail } from '#core/mail/enqueue-mail.ts'
import { readdressMails } from '#core/mail/waiting-mails.ts'
import { isNamed, isSameAddress } from '#core/names.ts'
import { hashPassword } from '#core/passwords.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import type { RecoveryProblem } from './problems.ts'
import { readRecoveryToken } from './recovery-link.ts'

interface TakenBack {
  session: Session
  user: CurrentUser
}

/**
 * Recovers an account: gives it its former e-mail address and a new password, and logs in. An intruder who changed the
 * address does not know that password. The account's sessions, passkeys, calendar URL, open invites and private guid
 * end. Guests who were merged into the account under the later address get back everything that they had. Notifies the
 * later address, without a recovery link.
 */
export async function recoverAccount(
  scope: Scope,
  { change: token, password }: { change: string; password: string },
): Promise<Result<TakenBack, RecoveryProblem>> {
  const guid = await readRecoveryToken(scope, token)
  if (guid === null) return refuse('Gone')
  const hash = await hashPassword(password)
  return transact(scope.sql, async (tx): Promise<Result<TakenBack, RecoveryProblem>> => {
    const change = await findAddressChange(tx, guid, scope.now(), true)
    if (!change) return refuse('Gone')
    if (isNamed(change) && isPersonalPassword(password, { ...change, email: change.oldEmail }))
      return refuse('PasswordPersonal')
    const { id, userId, email, oldEmail, edition } = change
    const hasOther = !isSameAddress(email, oldEmail)
    await unmergeGuests(scope, tx, userId, { changeId: id, kept: oldEmail, lost: email })
    const restored = await restoreAddress(tx, guid, change, hash)
    if (!restored.ok) return restored
    await readdressMails(tx, { userId, from: email, to: oldEmail }, mailKindsThatFollowUser)
    await removePasskeys(tx, userId)
    await deleteCalendarOf(tx, userId)
    await withdrawInvitesOf(tx, userId)
    logAuthentication(scope, 'address-taken-back', 'succeeded', userId)
    if (hasOther)
      await enqueueMail(
        scope,
        tx,
        addressChangedMail({ userId, edition, from: email, to: null, wayBack: null, hasNewPassword: true }, 'drop'),
      )
    const session = await logSessionIn(scope, tx, userId)
    return ok({ session, user: await currentUser(tx, userId) })
  })
}
