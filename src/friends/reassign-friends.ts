import type { Transaction } from '#core/db.ts'

/**
 * Moves a user's friendships to another user, except those with lists that the other user owns or has as a friend
 * already.
 * @param only ids of the friendships to move, if the user still has them; null to move all
 * @returns ids of the friendships that moved
 */
export async function reassignFriends(
  tx: Transaction,
  fromUserId: number,
  toUserId: number,
  only: readonly number[] | null = null,
): Promise<number[]> {
  const moved = await tx<{ id: number }[]>`
    update friendships f set user_id = ${toUserId}
    where user_id = ${fromUserId} and (${only === null} or id = any(${[...(only ?? [])]}::int[]))
      and not exists (select from friendships g where g.user_id = ${toUserId} and g.list_id = f.list_id)
      and not exists (select from list_owners o where o.list_id = f.list_id and o.user_id = ${toUserId})
    returning id`
  return moved.map(({ id }) => id)
}
