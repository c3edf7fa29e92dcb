import { isUniqueViolation, type Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { Unauthorized } from '#core/errors.ts'
import { hashPassword } from '#core/passwords.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { isReserved, keepAddress } from './address-changes.ts'

export interface Details {
  firstName: string
  lastName: string
  email: string
  /** null leaves it as it is; a guest who gets one becomes an account */
  password: string | null
  overviewEmailFrequency: number
  enableCrossOffNotifications: boolean
  /** null leaves it as it is */
  enableForumMails: boolean | null
}

/** What a user was before a change, and how its mails are written. */
export interface ChangedUser {
  email: string
  wasAccount: boolean
  wasProven: boolean
  edition: EditionCode
  /** whether the address is another one now, which nobody has proven */
  hasNewAddress: boolean
  /** names the change of an address that can be undone */
  wayBack: string | null
}

/**
 * Writes a user's own details. The unique index on accounts' addresses decides between two who want one address. With another address the guid of
 * the mail settings is another one too: mails to the old one carry it, and its page shows the address.
 */
export async function changeDetails(
  scope: Scope,
  tx: Transaction,
  userId: number,
  given: Details,
): Promise<Result<ChangedUser, 'EmailUnavailable'>> {
  const [before] = await tx<Omit<ChangedUser, 'wayBack'>[]>`
    select email::text as email, password_hash is not null as "wasAccount", email_proven_at is not null as "wasProven", edition,
      email <> ${given.email}::citext as "hasNewAddress"
    from users where id = ${userId} for update`
  if (!before) throw new Unauthorized() // The user was merged into another, or deleted, meanwhile.
  const { wasAccount, hasNewAddress } = before
  // An account's address is nobody else's, whoever wants it: a guest would get mails that were meant for its owner.
  const [taken] = hasNewAddress
    ? await tx`select 1 from users where email = ${given.email}::citext and password_hash is not null and id <> ${userId}`
    : []
  const isClaimed = hasNewAddress || (!wasAccount && given.password !== null)
  if (taken || (isClaimed && (await isReserved(tx, given.email, scope.now(), userId))))
    return refuse('EmailUnavailable')
  const hash = given.password === null ? null : await hashPassword(given.password)
  const wayBack = hasNewAddress ? await keepAddress(tx, userId, scope.now()) : null
  try {
    await tx`
      update users
      set first_name = ${given.firstName}, last_name = ${given.lastName}, email = ${given.email},
        email_proven_at = case when email = ${given.email}::citext then email_proven_at end,
        mailings_guid = case when email = ${given.email}::citext then mailings_guid else gen_random_uuid() end,
        password_hash = coalesce(${hash}, password_hash), overview_email_frequency = ${given.overviewEmailFrequency},
        cross_off_mails = ${given.enableCrossOffNotifications}, forum_mails = coalesce(${given.enableForumMails}::boolean, forum_mails)
      where id = ${userId}`
  } catch (error) {
    if (isUniqueViolation(error, 'users_account_email')) return refuse('EmailUnavailable')
    throw error
  }
  return ok({ ...before, wayBack })
}
