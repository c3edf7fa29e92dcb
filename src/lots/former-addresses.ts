import type { Sql, Transaction } from '#core/db.ts'
import { maskEmail } from '#core/names.ts'

/**
 * Former e-mail address of a lot, shortened (`m…@example.org`), and whether the lot had been opened, by page or API,
 * before it left that address.
 */
export interface FormerAddress {
  address: string
  isOpened: boolean
}

/**
 * Stores a lot's current e-mail address as a former one, unless the next address is the same. Call it before the
 * address changes, in the transaction that has locked the lot.
 */
export async function recordFormerAddress(tx: Transaction, participantId: number, next: string): Promise<void> {
  await tx`
    insert into former_addresses (participant_id, number, email, is_opened)
    select id, mail_number, email, is_opened from participants where id = ${participantId} and email <> ${next}::citext
    on conflict do nothing`
}

/** Returns a lot's former e-mail addresses, in the order in which the lot was sent to them. */
export async function formerAddressesOf(sql: Sql, participantId: number): Promise<FormerAddress[]> {
  const rows = await sql<{ email: string; isOpened: boolean }[]>`
    select email::text as email, is_opened from former_addresses where participant_id = ${participantId} order by number`
  return rows.map(({ email, isOpened }) => ({ address: maskEmail(email), isOpened }))
}
