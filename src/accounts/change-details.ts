import { dayOf } from '#core/days.ts'
import { isUniqueViolation, type Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { hashPassword } from '#core/passwords.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { isReservedForRecovery } from './address-changes.ts'
import { lockAddresses } from './lock-addresses.ts'

export interface Details {
  firstName: string
  lastName: string
  email: string
  /** null keeps the current password; a guest who gets a password becomes an account */
  password: string | null
  overviewEmailFrequency: number
  enableCrossOffNotifications: boolean
  /** null keeps the current setting */
  enableForumMails: boolean | null
}

/** State of a user before their details changed, with the edition of the mails about the change. */
export interface ChangedUser {
  email: string
  wasAccount: boolean
  wasProven: boolean
  edition: EditionCode
  /**
   * `changed`: the new e-mail address, unproven, has replaced the old one; `pending`: it replaces the old one once
   * confirmed
   */
  address: 'same' | 'changed' | 'pending'
}

/**
 * Saves the details of a user whom the caller has locked. A proven e-mail address stays until the new one is confirmed.
 * An unproven address is replaced at once.
 * If two users want one address at once, the unique index on accounts' addresses decides.
 * A new address comes with a new guid for the mail settings page. That page shows the address, and mails to the old
 * address carry the old guid.
 * A guest who becomes an account stays proven only if this session has proven the address.
 */
export async function changeDetails(
  scope: Scope,
  tx: Transaction,
  userId: number,
  given: Details,
): Promise<Result<ChangedUser, 'EmailUnavailable'>> {
  const [row] = await tx<(Omit<ChangedUser, 'address'> & { hasNewAddress: boolean; isUnproven: boolean })[]>`
    select u.email::text as email, u.password_hash is not null as was_account, u.email_proven_at is not null as was_proven, u.edition,
      u.email <> ${given.email}::citext as has_new_address,
      not exists (select from sessions s where s.id = ${scope.session.id}::int and not s.unproven) as is_unproven
    from users u where u.id = ${userId}`
  const { hasNewAddress, isUnproven, ...before } = row!
  const { wasAccount, wasProven } = before
  const becomesAccount = !wasAccount && given.password !== null
  const losesProof = becomesAccount && isUnproven
  const waits = hasNewAddress && wasProven && !losesProof
  const email = waits ? before.email : given.email
  const hash = given.password === null ? null : await hashPassword(given.password)
  if (hasNewAddress || becomesAccount) await lockAddresses(tx, before.email, given.email)
  // Nobody else may take an account's address. The unique index covers accounts only, so this check stops guests too.
  const [taken] = hasNewAddress
    ? await tx`select 1 from users where email = ${given.email}::citext and password_hash is not null`
    : []
  const isClaimed = hasNewAddress || becomesAccount
  if (taken || (isClaimed && (await isReservedForRecovery(tx, given.email, scope.now(), userId))))
    return refuse('EmailUnavailable')
  try {
    await tx`
      update users
      set first_name = ${given.firstName}, last_name = ${given.lastName}, email = ${email},
        email_proven_at = case when email = ${email}::citext and not ${losesProof} then email_proven_at end,
        mailings_guid = case when email = ${email}::citext then mailings_guid else gen_random_uuid() end,
        pending_email = case when ${waits} then ${given.email}::citext when pending_email <> ${email}::citext then pending_email end,
        pending_on = case when ${waits} then ${dayOf(scope.now())}::date when pending_email <> ${email}::citext then pending_on end,
        password_hash = coalesce(${hash}, password_hash), overview_email_frequency = ${given.overviewEmailFrequency},
        cross_off_mails = ${given.enableCrossOffNotifications}, forum_mails = coalesce(${given.enableForumMails}::boolean, forum_mails)
      where id = ${userId}`
  } catch (error) {
    if (isUniqueViolation(error, 'users_account_email')) return refuse('EmailUnavailable')
    throw error
  }
  return ok({ ...before, address: waits ? 'pending' : hasNewAddress ? 'changed' : 'same' })
}
