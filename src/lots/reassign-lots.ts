import type { Transaction } from '#core/db.ts'

/**
 * Gives a user's lots to another user.
 * @param only ids of the participants whose lots may move; null for all lots of the user
 * @returns ids of the participants whose lots have moved
 */
export async function reassignLots(
  tx: Transaction,
  fromUserId: number,
  toUserId: number,
  only: readonly number[] | null = null,
): Promise<number[]> {
  const moved = await tx<{ id: number }[]>`
    update participants set user_id = ${toUserId}
    where user_id = ${fromUserId} and (${only === null} or id = any(${[...(only ?? [])]}::int[]))
    returning id`
  return moved.map(({ id }) => id)
}
