import type { Sql, Transaction } from '#core/db.ts'
import type { Texts } from '#core/i18n.ts'
import { maskEmail } from '#core/names.ts'

/** Place where a lot was before: at an e-mail address or in an envelope. */
export interface FormerAddress {
  place: 'mailed' | 'own' | 'envelope'
  /** shortened e-mail address (`m…@example.org`); null for an envelope, and for an address that the participant gave */
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
    insert into former_addresses (participant_id, number, email, is_own_address, is_opened)
    select id, mail_number, email, is_own_address, is_opened from participants
    where id = ${participantId} and (email is null or email is distinct from ${next}::citext)
    on conflict do nothing`
}

/**
 * Returns the places where a lot was before, in their order. An address that the participant gave stays their own: the
 * lot may have gone to the organizer's.
 */
export async function formerAddressesOf(sql: Sql, participantId: number): Promise<FormerAddress[]> {
  const rows = await sql<{ email: string | null; isOwnAddress: boolean; isOpened: boolean }[]>`
    select email::text as email, is_own_address, is_opened from former_addresses
    where participant_id = ${participantId} order by number`
  return rows.map(({ email, isOwnAddress, isOpened }) => {
    if (email === null) return { place: 'envelope', address: null, isOpened }
    return isOwnAddress
      ? { place: 'own', address: null, isOpened }
      : { place: 'mailed', address: maskEmail(email), isOpened }
  })
}

const formerMessages = {
  mailed: ['lot.former.sent', 'lot.former.opened'],
  own: ['lot.former.own', 'lot.former.own_opened'],
  envelope: ['lot.former.envelope', 'lot.former.envelope_opened'],
} as const

/** Says where a lot was before, and whether it was opened there. */
export const formerPlace = (t: Texts['t'], { place, address, isOpened }: FormerAddress): string =>
  t(formerMessages[place][isOpened ? 1 : 0], { address: address ?? '' })
