import { consume, refund } from '#core/limits.ts'
import { passwordMatches } from '#core/passwords.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { wrongOwnPasswords } from './limits.ts'

/**
 * Checks the current user's password, before an action that must be closed to somebody who merely found a device
 * unlocked.
 * @throws TooManyRequests after ten wrong passwords in a quarter of an hour, counted over all the user's sessions
 */
export async function matchesOwnPassword(scope: Scope, password: string): Promise<boolean> {
  await consume(scope, wrongOwnPasswords)
  const [user] = await scope.sql<{ hash: string | null }[]>`
    select password_hash as hash from users where id = ${requireUser(scope).id}`
  const matches = await passwordMatches(user?.hash ?? null, password)
  if (matches) await refund(scope, wrongOwnPasswords)
  return matches
}
