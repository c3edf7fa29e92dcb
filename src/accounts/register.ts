import { isUniqueViolation, type Sql } from '#core/db.ts'
import { hashPassword } from '#core/passwords.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { isReservedForRecovery } from './address-changes.ts'
import { lockAddresses } from './lock-addresses.ts'

export interface Registration {
  email: string
  firstName: string
  lastName: string
  password: string
  receiveMailing: boolean
}

/**
 * Turns the session's guest into an account if the e-mail address is the guest's, so that their cross-offs stay.
 * Otherwise creates a new user. The account is proven only if this session has proven the guest's address.
 * The unique index on accounts' addresses decides between simultaneous registrations.
 */
export async function register(
  scope: Scope,
  tx: Sql,
  given: Registration,
): Promise<Result<{ id: number }, 'EmailUnavailable'>> {
  const hash = await hashPassword(given.password)
  await lockAddresses(tx, given.email)
  if (await isReservedForRecovery(tx, given.email, scope.now())) return refuse('EmailUnavailable')
  const frequency = given.receiveMailing ? 3 : 0
  const afstreper =
    scope.user && !scope.user.isAccount && scope.user.email.toLowerCase() === given.email.toLowerCase()
      ? scope.user.id
      : null
  try {
    const [user] = await tx<{ id: number }[]>`
      with upgraded as (
        update users set first_name = ${given.firstName}, last_name = ${given.lastName}, password_hash = ${hash},
          overview_email_frequency = ${frequency}, edition = ${scope.texts.edition.code}, private_guid = gen_random_uuid(),
          email_proven_at = case
            when exists (select from sessions s where s.id = ${scope.session.id}::int and not s.unproven) then email_proven_at
          end
        where id = ${afstreper}::int and password_hash is null
        returning id
      ), created as (
        insert into users (email, first_name, last_name, password_hash, overview_email_frequency, edition)
        select ${given.email}, ${given.firstName}, ${given.lastName}, ${hash}, ${frequency}, ${scope.texts.edition.code}
        where not exists (select 1 from upgraded)
        returning id
      )
      select id from upgraded union all select id from created`
    return ok({ id: user!.id })
  } catch (error) {
    if (isUniqueViolation(error, 'users_account_email')) return refuse('EmailUnavailable')
    throw error
  }
}
