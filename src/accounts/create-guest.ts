import { isDisposableEmail } from 'disposable-email-domains-js'
import { isEmail } from '#core/input.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import { consume } from '#core/limits.ts'
import type { GuestProblem } from './problems.ts'
import { currentUser, logSessionIn } from './sessions.ts'

/** Always a new user, even for a known address: a typed address proves nothing. */
export async function createGuest(
  scope: Scope,
  email: string,
): Promise<Result<{ session: Session; user: CurrentUser }, GuestProblem>> {
  if (!isEmail(email) || isDisposableEmail(email)) return refuse('EmailUnusable')
  const [account] = await scope.sql`select 1 from users where email = ${email}::citext and password_hash is not null`
  if (account) return refuse('EmailInUse')
  await consume(scope, 'newGuest')
  return scope.sql.begin(async (tx) => {
    const [user] = await tx<
      { id: number }[]
    >`insert into users (email, edition) values (${email}, ${scope.texts.edition.code}) returning id`
    const session = await logSessionIn(scope, tx, user!.id)
    return ok({ session, user: await currentUser(tx, user!.id) })
  })
}
