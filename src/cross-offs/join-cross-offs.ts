import type { Transaction } from '#core/db.ts'

export interface MovedCrossOffs {
  crossOffIds: number[]
  noticeIds: number[]
}

/**
 * Gives a user's cross-offs and notices to another user, but for those of lists that the other one owns: an owner would find in their own account what
 * is crossed off on their list. Forgets the flows of what moves, as two cross-offs of one flow may meet at the same gift.
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
    update cross_offs x set user_id = ${toUserId}, context_id = null
    where user_id = ${fromUserId} and (${only === null} or id = any(${only?.crossOffIds ?? []}::int[]))
      and not exists (
        select from gifts g join categories c on c.id = g.category_id join list_owners o on o.list_id = c.list_id
        where g.id = x.gift_id and o.user_id = ${toUserId}
      )
      and not exists (
        select from deleted_gifts d join list_owners o on o.list_id = d.list_id where d.id = x.gift_id and o.user_id = ${toUserId}
      )
    returning id`
  const notices = await tx<{ id: number }[]>`
    update cross_off_notices n set user_id = ${toUserId}
    where user_id = ${fromUserId} and (${only === null} or id = any(${only?.noticeIds ?? []}::int[]))
      and not exists (
        select from lists l join list_owners o on o.list_id = l.id where l.public_guid = n.list_guid and o.user_id = ${toUserId}
      )
    returning id`
  return { crossOffIds: crossOffs.map(({ id }) => id), noticeIds: notices.map(({ id }) => id) }
}
