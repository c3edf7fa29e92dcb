import { cancelPendingAddress, isPersonalPassword, markAddressProven, setPassword } from '../accounts/index.ts'
import { deleteCalendarOf } from '../calendar/index.ts'
import { withdrawInvitesOf } from '../owners/index.ts'
import { removePasskeys } from '../passkeys/index.ts'
import { transact, type Transaction } from '#core/db.ts'
import { logAuthentication } from '#core/log.ts'
import { hashPassword } from '#core/passwords.ts'
import { forgetFault } from '#core/mail/address-faults.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import { checkCode } from './check-code.ts'
import type { CodeProblem } from './problems.ts'
import { findResetCode, type ResetCode } from './reset-codes.ts'
import { mailPasswordChanged } from './mail-password-changed.ts'

interface Reset {
  session: Session
  user: CurrentUser
  /**
   * whether the code has proven the e-mail address for the first time; if so, the account's lists may be shared with
   * strangers
   */
  isFirstProof: boolean
}

/**
 * Uses up a reset code. The code's account gets the new password, this session becomes the account's only session, and
 * the account's e-mail address is proven. An account whose address was never proven belongs to the reader of its mails
 * from now on. The person who registered it loses every way in: sessions, passkeys, the calendar's URL, open invites,
 * the pending address and private guids.
 * @param given.keepPasskeys ignored unless the address was proven before
 */
export async function resetPassword(
  scope: Scope,
  { resetCode, password, keepPasskeys }: { resetCode: string; password: string; keepPasskeys: boolean },
): Promise<Result<Reset, CodeProblem | 'PasswordPersonal'>> {
  const found = await checkCode(scope, resetCode)
  if (!found || found.isExpired) return refuse(found ? 'IsExpired' : 'IsUnknown')
  if (isPersonalPassword(password, found)) return refuse('PasswordPersonal')
  const hash = await hashPassword(password)
  return transact(scope.sql, async (tx): Promise<Result<Reset, CodeProblem>> => {
    const account = await useUp(scope, tx, resetCode, found)
    if (!account) return refuse('IsUnknown')
    const isFirstProof = !account.isProven
    if (isFirstProof) {
      await deleteCalendarOf(tx, found.userId)
      await withdrawInvitesOf(tx, found.userId)
      await markAddressProven(tx, found.userId, scope.now())
      await forgetFault(tx, scope, found.email)
    }
    await cancelPendingAddress(tx, found.userId)
    if (isFirstProof || !keepPasskeys) await removePasskeys(tx, found.userId)
    const reset = await setPassword(scope, tx, found.userId, hash)
    logAuthentication(scope, 'password-reset', 'succeeded', found.userId)
    await mailPasswordChanged(scope, tx, {
      id: found.userId,
      email: found.email,
      edition: found.edition,
      isProven: true,
    })
    return ok({ ...reset, isFirstProof })
  })
}

/**
 * Uses up a reset code. Locks the account first, so that its e-mail address and password can't change after they were
 * compared with the code. The second of two requests with the same code therefore finds it deleted.
 * @returns null if the code was used or replaced meanwhile
 */
async function useUp(
  scope: Scope,
  tx: Transaction,
  code: string,
  { userId }: ResetCode,
): Promise<{ isProven: boolean } | null> {
  const [account] = await tx<{ isProven: boolean }[]>`
    select email_proven_at is not null as is_proven from users where id = ${userId} for update`
  if (!account || !(await findResetCode(tx, code, scope.now()))) return null
  await tx`delete from reset_codes where user_id = ${userId}`
  return account
}
