import type { Transaction } from '#core/db.ts'

/**
 * Gives a user's messages to another user. Messages on that user's own lists stay where they are: a visitor wrote them, perhaps somebody who only typed the
 * address, and they are not to pass for an owner's.
 * @param only ids of those, where the user still has them; null for all
 * @returns ids of the messages that moved
 */
export async function reassignPosts(
  tx: Transaction,
  fromUserId: number,
  toUserId: number,
  only: readonly number[] | null = null,
): Promise<number[]> {
  const moved = await tx<{ id: number }[]>`
    update forum_posts p set user_id = ${toUserId}
    where user_id = ${fromUserId} and (${only === null} or id = any(${[...(only ?? [])]}::int[]))
      and not exists (select from list_owners o where o.list_id = p.list_id and o.user_id = ${toUserId})
    returning id`
  return moved.map(({ id }) => id)
}
