import { consume, refund } from '#core/limits.ts'
import { passwordMatches } from '#core/passwords.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { wrongOwnPasswords } from './limits.ts'

/**
 * For what nobody is to do who merely found a device unlocked.
 * @throws TooManyRequests after ten wrong ones in a quarter of an hour, wherever the user is logged in
 */
export async function isOwnPassword(scope: Scope, password: string): Promise<boolean> {
  await consume(scope, wrongOwnPasswords)
  const [user] = await scope.sql<{ hash: string | null }[]>`
    select password_hash as hash from users where id = ${requireUser(scope).id}`
  const matches = await passwordMatches(user?.hash ?? null, password)
  if (matches) await refund(scope, wrongOwnPasswords)
  return matches
}
