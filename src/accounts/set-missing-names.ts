import type { Transaction } from '#core/db.ts'

/** Sets the names of a user who has none. Keeps names that the user already has. */
export async function setMissingNames(
  tx: Transaction,
  userId: number,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await tx`
    update users set first_name = ${firstName}, last_name = ${lastName}
    where id = ${userId} and first_name is null`
}
