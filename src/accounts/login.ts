import { transact } from '#core/db.ts'
import { logAuthentication } from '#core/log.ts'
import { passwordMatches } from '#core/passwords.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import { refund, consume } from '#core/limits.ts'
import { findAccount } from './find-account.ts'
import { currentUser, logSessionIn } from './sessions.ts'
import { wrongLoginsOfAddress, wrongLoginsOfClient } from './limits.ts'

/**
 * Logs in by e-mail address, or by the username of a list that the account primarily owns. Takes as long if there is no
 * such account.
 * @returns null if there is no such account, or its password is another
 */
export async function login(
  scope: Scope,
  given: { emailOrUsername: string; password: string },
): Promise<{ session: Session; user: CurrentUser } | null> {
  // Counts the login before it checks the password, so that a thousand parallel requests do not get a thousand tries.
  await consume(scope, wrongLoginsOfClient)
  const account = await findAccount(scope.sql, given.emailOrUsername)
  // Counts by the typed text. A count shared by an account's e-mail address and its list's username would reveal that
  // the two belong together.
  await consume(scope, { ...wrongLoginsOfAddress, about: given.emailOrUsername })
  if (!(await passwordMatches(account?.passwordHash ?? null, given.password))) {
    logAuthentication(scope, 'login', 'refused', account?.id ?? null)
    return null
  }
  await Promise.all([
    refund(scope, wrongLoginsOfClient),
    refund(scope, { ...wrongLoginsOfAddress, about: given.emailOrUsername }),
  ])
  return transact(scope.sql, async (tx) => {
    // A password reset or a deletion may have been quicker than the password check. A later reset or deletion waits for
    // this lock, and then ends the session.
    const [current] = await tx<{ passwordHash: string | null }[]>`
      select password_hash from users where id = ${account!.id} for share`
    if (current?.passwordHash !== account!.passwordHash) return null
    logAuthentication(scope, 'login', 'succeeded', account!.id)
    return { session: await logSessionIn(scope, tx, account!.id), user: await currentUser(tx, account!.id) }
  })
}
