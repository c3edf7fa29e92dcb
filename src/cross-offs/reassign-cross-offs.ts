import type { Transaction } from '#core/db.ts'

export interface MovedCrossOffs {
  crossOffIds: number[]
  noticeIds: number[]
}

/**
 * Gives a user's cross-offs and notices to another user. Forgets their flows, as two cross-offs of one flow may meet at the same gift.
 * @param only those, where the user still has them; null for all
 * @returns ids of what moved
 */
export async function reassignCrossOffs(
  tx: Transaction,
  fromUserId: number,
  toUserId: number,
  only: MovedCrossOffs | null = null,
): Promise<MovedCrossOffs> {
  const crossOffs = await tx<{ id: number }[]>`
    update cross_offs set user_id = ${toUserId}, context_id = null
    where user_id = ${fromUserId} and (${only === null} or id = any(${only?.crossOffIds ?? []}::int[]))
    returning id`
  const notices = await tx<{ id: number }[]>`
    update cross_off_notices set user_id = ${toUserId}
    where user_id = ${fromUserId} and (${only === null} or id = any(${only?.noticeIds ?? []}::int[]))
    returning id`
  return { crossOffIds: crossOffs.map(({ id }) => id), noticeIds: notices.map(({ id }) => id) }
}
