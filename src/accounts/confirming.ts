import type { Sql, Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import type { Proof } from './proofs.ts'

/** User of a confirmation link. */
export interface ConfirmingUser {
  id: number
  edition: EditionCode
  isAccount: boolean
  isProven: boolean
  /** whether the link is for the user's current e-mail address */
  isCurrent: boolean
  /** whether the link is for the user's pending e-mail address */
  isPending: boolean
  /** for a pending address: whether another account has it, or can still be recovered with it */
  isTaken: boolean
}

/**
 * Locks the user of a confirmation link, and the caller, until the transaction ends.
 * @returns whether the link's user still exists
 */
export async function lockConfirmingUsers(
  tx: Transaction,
  { userId }: Proof,
  caller: { id: number } | null,
): Promise<boolean> {
  const rows = await tx<{ id: number }[]>`
    select id from users where id = any(${[userId, caller?.id ?? userId]}::int[]) order by id for update`
  return rows.some(({ id }) => id === userId)
}

/** Returns the user of a confirmation link; null if the user was deleted. */
export async function confirmingUser(sql: Sql, { userId, email }: Proof, now: Date): Promise<ConfirmingUser | null> {
  const [user] = await sql<ConfirmingUser[]>`
    select u.id, u.edition, u.password_hash is not null as is_account, u.email_proven_at is not null as is_proven,
      u.email = ${email}::citext as is_current, coalesce(u.pending_email = ${email}::citext, false) as is_pending,
      exists (select from users o where o.email = ${email}::citext and o.password_hash is not null)
        or exists (
          select from address_changes c where c.old_email = ${email}::citext and c.expires_at > ${now} and c.user_id <> u.id
        ) as is_taken
    from users u where u.id = ${userId}`
  return user ?? null
}

/** Marks a user's e-mail address as proven, unless it is already. */
export async function markAddressProven(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx`update users set email_proven_at = coalesce(email_proven_at, ${now}) where id = ${userId}`
}

/**
 * Creates a guest with the e-mail address and mail settings of another guest, and with the address proven.
 * @returns the new guest's id
 */
export async function createProvenGuest(tx: Transaction, guestId: number, now: Date): Promise<number> {
  const [guest] = await tx<{ id: number }[]>`
    insert into users (email, edition, email_proven_at, overview_email_frequency, cross_off_mails, forum_mails)
    select email, edition, ${now}::timestamptz, overview_email_frequency, cross_off_mails, forum_mails from users where id = ${guestId}
    returning id`
  return guest!.id
}

/**
 * Returns the e-mail address of a session's user, and whether the session has proven it. The caller has locked the
 * session.
 */
export async function addressIn(
  tx: Transaction,
  { id }: { id: number | null },
): Promise<{ email: string; isProven: boolean }> {
  const [address] = await tx<{ email: string; isProven: boolean }[]>`
    select u.email::text as email, u.email_proven_at is not null and not s.unproven as is_proven
    from sessions s join users u on u.id = s.user_id where s.id = ${id}::int`
  return address!
}
