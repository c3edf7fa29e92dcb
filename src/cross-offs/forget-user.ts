import { announceLists } from '../access/index.ts'
import type { Transaction } from '#core/db.ts'

/**
 * Deletes the cross-offs of a user who is about to be deleted. Announces each gift that becomes free to the visitors of
 * its list. Owners learn no more of this than of any undone cross-off. No mail or notice mentions it.
 */
export async function freeCrossOffs(tx: Transaction, userId: number): Promise<void> {
  const freed = await tx<{ listGuid: string; subject: string }[]>`
    with freed as (delete from cross_offs where user_id = ${userId} returning gift_id, undone_at)
    select l.public_guid as list_guid, g.public_guid as subject
    from freed
    join gifts g on g.id = freed.gift_id
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where freed.undone_at is null`
  await announceLists(tx, 'undone', freed)
}

/**
 * Records the e-mail address of an owner who is about to be deleted. Givers are still notified of that owner's changes,
 * but never at this address: a guest may have typed it.
 */
export async function recordGoneOwnersAddress(tx: Transaction, owner: { id: number; email: string }): Promise<void> {
  await tx`
    update gift_changes set gone_addresses = gone_addresses || ${owner.email}::citext where ${owner.id}::int = any(owner_ids)`
}
