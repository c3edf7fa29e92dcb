import { isDisposableEmail } from 'disposable-email-domains-js'
import { transact } from '#core/db.ts'
import { asciiAddress, isEmail } from '#core/email-addresses.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import { logAuthentication } from '#core/log.ts'
import { limited } from '#core/limits.ts'
import type { GuestProblem } from './problems.ts'
import { currentUser, logSessionIn } from './sessions.ts'
import { addressRefusals, newGuests } from './limits.ts'

/**
 * Creates a guest and logs in as them. The guest is new even if the e-mail address is known, because a typed address
 * proves nothing.
 */
export async function createGuest(
  scope: Scope,
  email: string,
): Promise<Result<{ session: Session; user: CurrentUser }, GuestProblem>> {
  if (!isEmail(email) || isDisposableEmail(asciiAddress(email))) return refuse('EmailUnusable')
  return limited(scope, [addressRefusals, newGuests], () => addGuest(scope, email))
}

function addGuest(scope: Scope, email: string): Promise<Result<{ session: Session; user: CurrentUser }, GuestProblem>> {
  return transact(scope.sql, async (tx) => {
    const [account] = await tx`select 1 from users where email = ${email}::citext and password_hash is not null`
    if (account) return refuse('EmailInUse')
    const [user] = await tx<
      { id: number }[]
    >`insert into users (email, edition) values (${email}, ${scope.texts.edition.code}) returning id`
    logAuthentication(scope, 'guest-created', 'succeeded', user!.id)
    const session = await logSessionIn(scope, tx, user!.id, { unproven: true })
    return ok({ session, user: await currentUser(tx, user!.id) })
  })
}
