import type { Transaction } from '#core/db.ts'

/** Of a list that the caller has locked. @returns false for somebody who owns it already */
export async function addOwner(tx: Transaction, listId: number, userId: number, since: Date): Promise<boolean> {
  const { count } = await tx`
    insert into list_owners (list_id, user_id, since) values (${listId}, ${userId}, ${since}) on conflict do nothing`
  if (count === 0) return false
  await tx`delete from former_owners where list_id = ${listId} and user_id = ${userId}`
  return true
}

/**
 * Of a list that the caller has locked, and that others own too. If its primary owner goes, whoever has owned it longest becomes that.
 * @returns who is its primary owner since; null for somebody who does not own it
 */
export async function removeOwner(
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
