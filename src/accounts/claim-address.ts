import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

/**
 * Makes a guest as whom nobody is logged in. Always a new one, even for a known address: a typed address proves nothing.
 * @returns its id
 */
export async function claimAddress(tx: Sql, email: string, edition: EditionCode): Promise<number> {
  const [user] = await tx<
    { id: number }[]
  >`insert into users (email, edition) values (${email}, ${edition}) returning id`
  return user!.id
}
