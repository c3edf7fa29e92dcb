import { consume, refund } from '#core/limits.ts'
import { passwordMatches } from '#core/passwords.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/**
 * For what nobody is to do who merely found a device unlocked. Wrong tries count like those of logins.
 * @throws TooManyRequests after too many of them
 */
export async function isOwnPassword(scope: Scope, password: string): Promise<boolean> {
  const user = requireUser(scope)
  await consume(scope, 'wrongLoginOfAddress', user.email)
  const [account] = await scope.sql<
    { hash: string | null }[]
  >`select password_hash as hash from users where id = ${user.id}`
  const isRight = await passwordMatches(account?.hash ?? null, password)
  if (isRight) await refund(scope, 'wrongLoginOfAddress', user.email)
  return isRight
}
