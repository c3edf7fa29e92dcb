import { consume, refund } from '#core/limits.ts'
import type { Scope } from '#core/scope.ts'
import { findResetCode, type ResetCode } from './reset-codes.ts'
import { wrongResetCodes } from './limits.ts'

/**
 * Whom a code is for. It stays good: mail programs and scanners open links.
 * @throws TooManyRequests after 30 unknown ones of a client in an hour
 */
export async function checkCode(scope: Scope, code: string): Promise<ResetCode | null> {
  await consume(scope, wrongResetCodes)
  const found = await findResetCode(scope.sql, code, scope.now())
  if (found) await refund(scope, wrongResetCodes)
  return found
}
