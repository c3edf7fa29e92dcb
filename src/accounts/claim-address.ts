import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

/**
 * Makes a user nobody is logged in as: its private guid is a capability that only a mail to the address may carry.
 * Always a new user, even for a known address: a typed address proves nothing.
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
