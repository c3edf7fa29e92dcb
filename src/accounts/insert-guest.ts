import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'

/**
 * Creates a guest without logging anybody in as them. The guest is new even if the e-mail address is known, because a
 * typed address proves nothing.
 * @returns the guest's id
 */
export async function insertGuest(tx: Sql, email: string, edition: EditionCode): Promise<number> {
  const [user] = await tx<
    { id: number }[]
  >`insert into users (email, edition) values (${email}, ${edition}) returning id`
  return user!.id
}
