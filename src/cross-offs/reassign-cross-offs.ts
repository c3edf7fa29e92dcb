import type { Sql, Transaction } from '#core/db.ts'

export interface MovedCrossOffs {
  crossOffIds: number[]
  noticeIds: number[]
}

/** SQL condition: this user, or an account with the user's e-mail address, owns the list. */
const ownsList = (sql: Sql, userId: number, listId: ReturnType<Sql>) => sql`
  exists (
    select from list_owners o join users k on k.id = o.user_id join users u on u.id = ${userId}::int
    where o.list_id = ${listId} and u.email in (k.email, k.pending_email)
  )`

/**
 * Moves a guest's cross-offs and notices to another user. Cross-offs on two kinds of lists stay with the guest. On a
 * list owned by this user, or by an account with the same address, an owner would see what is crossed off. For a
 * deleted list, nobody knows any more who owned it. A moved cross-off loses its `context_id`, because the user may have
 * a cross-off of the same flow on the same gift.
 * @returns ids of the rows that moved
 */
export async function reassignCrossOffs(tx: Transaction, guestId: number, userId: number): Promise<MovedCrossOffs> {
  const crossOffs = await tx<{ id: number }[]>`
    update cross_offs x set user_id = ${userId}, context_id = null
    where user_id = ${guestId} and (
      exists (
        select from gifts g join categories c on c.id = g.category_id where g.id = x.gift_id and not ${ownsList(tx, userId, tx`c.list_id`)}
      )
      or exists (select from deleted_gifts d where d.id = x.gift_id and not ${ownsList(tx, userId, tx`d.list_id`)})
    )
    returning id`
  const notices = await tx<{ id: number }[]>`
    update cross_off_notices n set user_id = ${userId}
    where user_id = ${guestId}
      and exists (select from lists l where l.public_guid = n.list_guid and not ${ownsList(tx, userId, tx`l.id`)})
    returning id`
  return { crossOffIds: crossOffs.map(({ id }) => id), noticeIds: notices.map(({ id }) => id) }
}

/** Moves cross-offs and notices back to the guest that they came from, as far as the user still has them. */
export async function returnCrossOffs(
  tx: Transaction,
  userId: number,
  guestId: number,
  { crossOffIds, noticeIds }: MovedCrossOffs,
): Promise<void> {
  await tx`
    update cross_offs set user_id = ${guestId}, context_id = null where user_id = ${userId} and id = any(${crossOffIds}::int[])`
  await tx`
    update cross_off_notices set user_id = ${guestId} where user_id = ${userId} and id = any(${noticeIds}::int[])`
}
