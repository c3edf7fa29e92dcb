import { currentUser, isOwnName, setPassword } from '../accounts/index.ts'
import { removePasskeys } from '../passkeys/index.ts'
import { proveWithin } from '../joining/index.ts'
import { transact, type Transaction } from '#core/db.ts'
import { logAuthentication } from '#core/log.ts'
import { hashPassword } from '#core/passwords.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'
import { checkCode } from './check-code.ts'
import type { CodeProblem } from './problems.ts'
import { findResetCode, type ResetCode } from './reset-codes.ts'
import { tellPasswordChanged } from './tell-password-changed.ts'

interface Reset {
  session: Session
  user: CurrentUser
}

/**
 * Uses up a code: its account gets the password, this session becomes its only one, and its address is proven. Whoever had registered with the address
 * of another is shut out by that, and by any passkey of theirs.
 * @param given.keepPasskeys heard only where the address was proven before: until then, anybody may have added them
 */
export async function resetPassword(
  scope: Scope,
  { resetCode, password, keepPasskeys }: { resetCode: string; password: string; keepPasskeys: boolean },
): Promise<Result<Reset, CodeProblem | 'PasswordPersonal'>> {
  const found = await checkCode(scope, resetCode)
  if (!found || found.isExpired) return refuse(found ? 'IsExpired' : 'IsUnknown')
  if (isOwnName(password, found)) return refuse('PasswordPersonal')
  const hash = await hashPassword(password)
  return transact(scope.sql, async (tx): Promise<Result<Reset, CodeProblem>> => {
    if (!(await useUp(scope, tx, resetCode, found))) return refuse('IsUnknown')
    if (!(keepPasskeys && found.isProven)) await removePasskeys(tx, found.userId)
    const reset = await setPassword(scope, tx, found.userId, hash)
    logAuthentication(scope, 'password-reset', 'succeeded', found.userId)
    await tellPasswordChanged(scope, tx, {
      id: found.userId,
      email: found.email,
      edition: found.edition,
      isProven: true,
    })
    return ok(reset)
  })
}

/**
 * Of two at once, one finds the code. Proving locks the account, so that what the code is bound to is compared once nobody else can change it.
 * @returns whether it was still there
 */
async function useUp(
  scope: Scope,
  tx: Transaction,
  code: string,
  { userId, publicGuid, email }: ResetCode,
): Promise<boolean> {
  const [kept] = await tx`select 1 from reset_codes where code_hash = ${tokenHashOf(code)} for update`
  if (!kept) return false
  await proveWithin({ ...scope, user: await currentUser(tx, userId) }, tx, { userGuid: publicGuid, email })
  if (!(await findResetCode(tx, code, scope.now()))) return false
  await tx`delete from reset_codes where user_id = ${userId}`
  return true
}
