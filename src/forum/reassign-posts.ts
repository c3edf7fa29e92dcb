import type { Transaction } from '#core/db.ts'

/**
 * Moves a user's messages to another user. Messages on lists that the other user owns stay behind: a visitor wrote
 * them, who perhaps only typed the owner's e-mail address. They must not pass for an owner's messages.
 * @param only ids of the messages to move, as far as the user still has them; null for all
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
