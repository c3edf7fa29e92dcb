import { dayMs } from '#core/days.ts'
import { isUniqueViolation, type Sql, type Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Services } from '#core/scope.ts'
import { lockAddresses } from './lock-addresses.ts'
import { endSessions } from './end-sessions.ts'

/** Number of days for which an account can be recovered with its former e-mail address. */
export const accountRecoveryDays = 7

/**
 * Whether an e-mail address is reserved: an account that left it can still be recovered with it.
 * @param byOthersThan id of a user whose own former addresses don't count, because that user may return to them
 */
export async function isReservedForRecovery(
  sql: Sql,
  email: string,
  now: Date,
  byOthersThan: number | null = null,
): Promise<boolean> {
  const [reserved] = await sql`
    select 1 from address_changes
    where old_email = ${email}::citext and expires_at > ${now} and user_id is distinct from ${byOthersThan}::int`
  return reserved !== undefined
}

/**
 * Records the e-mail address that an account is about to lose, so that the account can be recovered with it. An address
 * that was never proven is not recorded, because its mailbox may be anybody's.
 * @returns guid of the address change; null if the account can't be recovered with the address
 */
async function saveRecoverableAddress(tx: Transaction, userId: number, now: Date): Promise<string | null> {
  await tx`
    insert into address_changes (user_id, old_email, proven_at, expires_at)
    select id, email, email_proven_at, ${new Date(now.getTime() + accountRecoveryDays * dayMs)}
    from users where id = ${userId} and password_hash is not null and email_proven_at is not null
    on conflict (user_id, old_email) do update set proven_at = excluded.proven_at, expires_at = excluded.expires_at`
  // This query also finds an earlier row of an address that the user left, returned to and didn't prove again. Leaving
  // that address twice must not end its account recovery.
  const [kept] = await tx<{ guid: string }[]>`
    select c.guid from address_changes c join users u on u.id = c.user_id and u.email = c.old_email
    where u.id = ${userId} and c.expires_at > ${now}`
  return kept?.guid ?? null
}

/** Returns the former e-mail addresses with which an account can still be recovered, oldest change first. */
export async function recoverableAddresses(sql: Sql, userId: number, now: Date): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    select c.old_email::text as email from address_changes c join users u on u.id = c.user_id
    where c.user_id = ${userId} and c.expires_at > ${now} and c.old_email <> u.email order by c.id`
  return rows.map(({ email }) => email)
}

/** A change of e-mail address from which the account can still be recovered. */
export interface AddressChange {
  id: number
  userId: number
  firstName: string | null
  lastName: string | null
  oldEmail: string
  /** the account's current e-mail address */
  email: string
  edition: EditionCode
  expiresAt: Date
  /** whether another account has the old e-mail address now */
  isTaken: boolean
}

/**
 * Finds an address change by its guid; returns null if it is unknown or has expired.
 * @param lock whether to lock the address change and its user until the transaction ends
 */
export async function findAddressChange(
  sql: Sql,
  guid: string,
  now: Date,
  lock = false,
): Promise<AddressChange | null> {
  const [change] = await sql<AddressChange[]>`
    select c.id, u.id as user_id, u.first_name, u.last_name, c.old_email::text as old_email, u.email::text as email,
      u.edition, c.expires_at,
      exists (select 1 from users o where o.email = c.old_email and o.password_hash is not null and o.id <> u.id) as is_taken
    from address_changes c join users u on u.id = c.user_id
    where c.guid = ${guid}::uuid and c.expires_at > ${now}
    ${lock ? sql`for update of c, u` : sql``}`
  return change ?? null
}

/**
 * Gives an account its former e-mail address back, with a new password and new guids, and ends all its sessions.
 * Deletes this address change and all later ones, because later recovery links went to addresses of the person who made
 * this change.
 * @returns `Taken` if another account has the address
 */
export async function restoreAddress(
  tx: Transaction,
  guid: string,
  { userId, oldEmail }: Pick<AddressChange, 'userId' | 'oldEmail'>,
  passwordHash: string,
): Promise<Result<null, 'Taken'>> {
  try {
    await tx`
      update users u
      set email = ${oldEmail}, email_proven_at = c.proven_at, password_hash = ${passwordHash}, pending_email = null, pending_on = null,
        mailings_guid = gen_random_uuid(), private_guid = gen_random_uuid()
      from address_changes c
      where u.id = ${userId} and c.guid = ${guid}::uuid and c.user_id = u.id`
  } catch (error) {
    if (isUniqueViolation(error, 'users_account_email')) return refuse('Taken')
    throw error
  }
  await tx`
    delete from address_changes
    where user_id = ${userId} and id >= (select id from address_changes where guid = ${guid}::uuid)`
  await endSessions(tx, userId, null)
  return ok(null)
}

export async function purgeAddressChanges({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql`delete from address_changes where expires_at < ${now()}`
}

/** An e-mail address that has just been confirmed and has replaced another. */
export interface ConfirmedAddress {
  /** the e-mail address that was replaced */
  from: string
  /**
   * guid of the address change, for the recovery link; null if the user can't be recovered with the former address,
   * e.g. a guest
   */
  wayBack: string | null
}

/**
 * Replaces a user's e-mail address with their pending one, which is proven from now on. The caller has locked the user.
 * @returns `Taken` if another account has the pending address by now
 */
export async function confirmPendingAddress(
  tx: Transaction,
  userId: number,
  now: Date,
): Promise<Result<ConfirmedAddress, 'Taken'>> {
  const [before] = await tx<{ email: string; pending: string }[]>`
    select email::text as email, pending_email::text as pending from users where id = ${userId} and pending_email is not null`
  await lockAddresses(tx, before!.email, before!.pending)
  const wayBack = await saveRecoverableAddress(tx, userId, now)
  try {
    await tx`
      update users
      set email = pending_email, email_proven_at = ${now}, pending_email = null, pending_on = null, mailings_guid = gen_random_uuid()
      where id = ${userId}`
  } catch (error) {
    if (isUniqueViolation(error, 'users_account_email')) return refuse('Taken')
    throw error
  }
  const endedHere = await endLaterRecoveries(tx, userId, now)
  return ok({ from: before!.email, wayBack: endedHere ? null : wayBack })
}

/**
 * Deletes the later address changes of an account that has left its current address before and has now returned to it.
 * The account could be recovered with the current address anyway, and the addresses in between may be an intruder's.
 * @returns whether the account had left its current address before
 */
async function endLaterRecoveries(tx: Transaction, userId: number, now: Date): Promise<boolean> {
  const [own] = await tx<{ id: number }[]>`
    select c.id from address_changes c join users u on u.id = c.user_id and u.email = c.old_email
    where c.user_id = ${userId} and c.expires_at > ${now}`
  if (own) await tx`delete from address_changes where user_id = ${userId} and id > ${own.id}`
  return own !== undefined
}

export async function cancelPendingAddress(sql: Sql, userId: number): Promise<void> {
  await sql`update users set pending_email = null, pending_on = null where id = ${userId}`
}
