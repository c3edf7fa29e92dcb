import type { Pool } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

export interface UserWithAddress {
  id: number
  edition: EditionCode
  isAccount: boolean
}

/**
 * Finds the users with an e-mail address, for operators: the account first, then guests who have proven it, then the
 * newest.
 */
export const usersWithAddress = (sql: Pool, email: string): Promise<UserWithAddress[]> => sql<UserWithAddress[]>`
  select id, edition, password_hash is not null as is_account from users where email = ${email}::citext
  order by password_hash is null, email_proven_at is null, id desc`
