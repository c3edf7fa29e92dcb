import type { Scope } from '#core/scope.ts'
import { availabilityChecks, consume } from '#core/limits.ts'
import { isReservedForRecovery } from './address-changes.ts'

export const availabilities = ['Available', 'IsCurrentUser', 'Unavailable'] as const
export type Availability = (typeof availabilities)[number]

/**
 * Tells whether the caller can use an e-mail address. An account's address is taken, and so is an address with which an
 * account can be recovered. A guest's address is free, because a typed address proves nothing.
 */
export async function checkEmail(scope: Scope, email: string): Promise<Availability> {
  await consume(scope, availabilityChecks)
  if (scope.user?.email.toLowerCase() === email.toLowerCase()) return 'IsCurrentUser'
  const [account] = await scope.sql`select 1 from users where email = ${email}::citext and password_hash is not null`
  const isTaken = account !== undefined || (await isReservedForRecovery(scope.sql, email, scope.now(), scope.user?.id))
  return isTaken ? 'Unavailable' : 'Available'
}
