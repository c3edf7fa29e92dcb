import type { Sql, Transaction } from '#core/db.ts'
import { shortAddress } from '#core/names.ts'

/** Where a lot was sent before, in short (`m…@example.org`), and whether it was opened there, by page or API. */
export interface FormerAddress {
  address: string
  isOpened: boolean
}

/** Call before a lot gets another address, in the transaction that has locked it. */
export async function rememberAddress(tx: Transaction, participantId: number, next: string): Promise<void> {
  await tx`
    insert into former_addresses (participant_id, number, email, is_opened)
    select id, mail_number, email, is_opened from participants where id = ${participantId} and email <> ${next}::citext
    on conflict do nothing`
}

/** In the order in which the lot went there. */
export async function formerAddressesOf(sql: Sql, participantId: number): Promise<FormerAddress[]> {
  const rows = await sql<{ email: string; isOpened: boolean }[]>`
    select email::text as email, is_opened from former_addresses where participant_id = ${participantId} order by number`
  return rows.map(({ email, isOpened }) => ({ address: shortAddress(email), isOpened }))
}
