import { formsOf } from '#core/email-addresses.ts'
import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

export interface Account {
  id: number
  email: string
  edition: EditionCode
  passwordHash: string
}

/**
 * Finds the account with an e-mail address, or the primary owner of the list that has or had a username. Never finds
 * guests.
 */
export async function findAccount(sql: Sql, emailOrUsername: string): Promise<Account | null> {
  const [account] = await sql<Account[]>`
    select u.id, u.email::text as email, u.edition, u.password_hash
    from users u
    where u.password_hash is not null and (
      u.email = any(${formsOf(emailOrUsername)}::citext[])
      or u.id = (
        select o.user_id from list_names n join list_owners o on o.list_id = n.list_id and o.is_primary
        where n.username = ${emailOrUsername}::citext
      )
    )`
  return account ?? null
}
