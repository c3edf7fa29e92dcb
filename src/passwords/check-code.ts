import { consume, refund } from '#core/limits.ts'
import type { Scope } from '#core/scope.ts'
import { findResetCode, type ResetCode } from './reset-codes.ts'
import { wrongResetCodes } from './limits.ts'

/**
 * Finds a reset code and its account; returns null for an unknown code. The code stays valid, because mail programs and
 * scanners open links too.
 * @throws TooManyRequests after 30 unknown codes of a client in an hour
 */
export async function checkCode(scope: Scope, code: string): Promise<ResetCode | null> {
  await consume(scope, wrongResetCodes)
  const found = await findResetCode(scope.sql, code, scope.now())
  if (found) await refund(scope, wrongResetCodes)
  return found
}
