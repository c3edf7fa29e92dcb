import type { Transaction } from '#core/db.ts'
import type { LockedList } from './change-lists.ts'

/** List of a user, and whether it has other owners too. */
export type ListAndSharing = LockedList & { isShared: boolean }

/**
 * Locks all lists of a user until the transaction ends, in the order of their ids, as every other change does.
 * @returns ids of the lists
 */
export async function lockAllLists(tx: Transaction, userId: number): Promise<ReadonlySet<number>> {
  const locked = await tx<{ id: number }[]>`
    select l.id from list_owners o join lists l on l.id = o.list_id where o.user_id = ${userId} order by l.id for no key update of l`
  return new Set(locked.map(({ id }) => id))
}

/**
 * Returns the user's lists as they are now. The caller must have locked the user's row, so that the user can't come to
 * own another list meanwhile.
 */
export const allLists = (tx: Transaction, userId: number): Promise<ListAndSharing[]> => tx<ListAndSharing[]>`
  select l.id, l.public_guid, l.username::text as username, l.show_crossed_off, o.is_primary as is_primary_owner,
    exists (select 1 from list_owners other where other.list_id = l.id and other.user_id <> o.user_id) as is_shared
  from list_owners o
  join lists l on l.id = o.list_id
  where o.user_id = ${userId}
  order by l.id`
