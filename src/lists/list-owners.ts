import type { Transaction } from '#core/db.ts'

/**
 * Adds an owner to a list that the caller has locked.
 * @returns false if the user owns the list already
 */
export async function addListOwner(tx: Transaction, listId: number, userId: number, since: Date): Promise<boolean> {
  const { count } = await tx`
    insert into list_owners (list_id, user_id, since) values (${listId}, ${userId}, ${since}) on conflict do nothing`
  if (count === 0) return false
  await tx`delete from former_owners where list_id = ${listId} and user_id = ${userId}`
  return true
}

/**
 * Removes an owner from a list that the caller has locked and that has other owners. If the primary owner goes, the
 * owner of longest standing succeeds.
 * @returns null if the user doesn't own the list; else `heirId`, which is the id of the new primary owner, or null if
 * the primary owner stays
 */
export async function removeListOwner(
  tx: Transaction,
  listId: number,
  userId: number,
  now: Date,
): Promise<{ heirId: number | null } | null> {
  const [removed] = await tx<{ wasPrimary: boolean }[]>`
    delete from list_owners where list_id = ${listId} and user_id = ${userId} returning is_primary as was_primary`
  if (!removed) return null
  await tx`insert into former_owners (list_id, user_id, left_at) values (${listId}, ${userId}, ${now})`
  if (!removed.wasPrimary) return { heirId: null }
  const [heir] = await tx<{ id: number }[]>`
    update list_owners set is_primary = true
    where (list_id, user_id) = (
      select list_id, user_id from list_owners where list_id = ${listId} order by since, user_id limit 1
    )
    returning user_id as id`
  return { heirId: heir?.id ?? null }
}
