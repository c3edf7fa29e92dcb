import type { Sql, Transaction } from '#core/db.ts'
import type { Texts } from '#core/i18n.ts'
import { maskEmail } from '#core/names.ts'

/** Place where a lot was before: at an e-mail address or in an envelope. */
export interface FormerAddress {
  /** shortened e-mail address (`m…@example.org`); null for an envelope */
  address: string | null
  /** whether the lot had been opened there, by page or API */
  isOpened: boolean
}

/**
 * Stores the place where a lot is as a former one, unless the lot stays at its e-mail address. Call it before the address
 * changes, in the transaction that has locked the lot.
 * @param next e-mail address to which the lot goes; null for an envelope
 */
export async function recordFormerAddress(tx: Transaction, participantId: number, next: string | null): Promise<void> {
  await tx`
    insert into former_addresses (participant_id, number, email, is_opened)
    select id, mail_number, email, is_opened from participants
    where id = ${participantId} and (email is null or email is distinct from ${next}::citext)
    on conflict do nothing`
}

/** Returns the places where a lot was before, in their order. */
export async function formerAddressesOf(sql: Sql, participantId: number): Promise<FormerAddress[]> {
  const rows = await sql<{ email: string | null; isOpened: boolean }[]>`
    select email::text as email, is_opened from former_addresses where participant_id = ${participantId} order by number`
  return rows.map(({ email, isOpened }) => ({ address: email && maskEmail(email), isOpened }))
}

/** Says where a lot was before, and whether it was opened there. */
export const formerPlace = (t: Texts['t'], { address, isOpened }: FormerAddress): string =>
  address === null
    ? t(isOpened ? 'lot.former.envelope_opened' : 'lot.former.envelope')
    : t(isOpened ? 'lot.former.opened' : 'lot.former.sent', { address })
