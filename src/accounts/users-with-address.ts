import type { Pool } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

export interface UserWithAddress {
  id: number
  edition: EditionCode
  isAccount: boolean
}

/** For whoever runs the product: the account first, then who has proven the address, then the newest. */
export const usersWithAddress = (sql: Pool, email: string): Promise<UserWithAddress[]> => sql<UserWithAddress[]>`
  select id, edition, password_hash is not null as is_account from users where email = ${email}::citext
  order by password_hash is null, email_proven_at is null, id desc`
