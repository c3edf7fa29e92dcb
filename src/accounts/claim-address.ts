import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

/**
 * Makes a user of an address alone, whom nobody is logged in as: his private guid is a capability that only a mail to that address may carry.
 * Always a user of its own, also for an address given before: an address alone proves nothing.
 */
export async function claimAddress(
  tx: Sql,
  email: string,
  edition: EditionCode,
): Promise<{ id: number; privateGuid: string }> {
  const [user] = await tx<
    { id: number; privateGuid: string }[]
  >`insert into users (email, edition) values (${email}, ${edition}) returning id, private_guid as "privateGuid"`
  return user!
}
