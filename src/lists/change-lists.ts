import { announceList, type ListEvent } from '../access/index.ts'
import { transact, type Transaction } from '#core/db.ts'
import { Forbidden } from '#core/errors.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/**
 * Reference to a list by its private guid, by the private guid of a category on it, or by the public guid of a gift on
 * it.
 */
export type ListRef = { list: string } | { category: string } | { gift: string }

/** List of the current user, locked until the transaction ends. */
export interface LockedList {
  id: number
  publicGuid: string
  username: string
  showCrossedOff: boolean
  isPrimaryOwner: boolean
}

/**
 * Sets the list's `last_update` and the time of this owner's last change, and announces the event with the commit.
 * @param gift public guid of the gift concerned
 */
export type RecordChange = (list: LockedList, event: ListEvent, gift?: string) => Promise<void>

type Locked<Refs extends readonly ListRef[]> = { [Index in keyof Refs]: LockedList | null }

/**
 * Changes lists of the current user in one transaction. The locks serialize owners' changes to the same list. If `work`
 * returns a refusal, the transaction is rolled back.
 * @param work receives each list, or null for an unknown list and for somebody else's; must `record` each change that
 * it makes
 * @throws Unauthorized without a login
 */
export async function changeLists<const Refs extends readonly ListRef[], Outcome>(
  scope: Scope,
  refs: Refs,
  work: (tx: Transaction, lists: Locked<Refs>, record: RecordChange) => Promise<Outcome>,
): Promise<Outcome> {
  const user = requireUser(scope)
  return transact(scope.sql, async (tx) => {
    const lists = await lock(tx, user.id, refs)
    return work(tx, lists as Locked<Refs>, async (list, event, gift) => {
      await tx`
        with changed as (update lists set last_update = ${scope.now()} where id = ${list.id})
        update list_owners set changed_at = ${scope.now()} where list_id = ${list.id} and user_id = ${user.id}`
      await announceList(tx, list.publicGuid, event, gift)
    })
  })
}

/**
 * Changes one list of the current user.
 * @throws Unauthorized without a login, Forbidden for an unknown list or somebody else's
 */
export const changeOwnList = <Outcome>(
  scope: Scope,
  privateGuid: string,
  work: (tx: Transaction, list: LockedList, record: RecordChange) => Promise<Outcome>,
): Promise<Outcome> =>
  changeLists(scope, [{ list: privateGuid }], async (tx, [list], record) => {
    if (!list) throw new Forbidden()
    return work(tx, list, record)
  })

/**
 * Locks the lists in the order of their ids, which prevents deadlocks. A user who stops owning a list while we wait for
 * its lock doesn't get it.
 */
async function lock(tx: Transaction, userId: number, refs: readonly ListRef[]): Promise<(LockedList | null)[]> {
  const guids = (kind: 'list' | 'category' | 'gift') =>
    refs.flatMap((ref) => (kind in ref ? [(ref as Record<string, string>)[kind]!] : []))
  const named = () => tx<(LockedList & { privateGuid: string; categories: string[]; gifts: string[] })[]>`
    select l.id, l.public_guid, l.username::text as username, l.show_crossed_off, o.is_primary as is_primary_owner, l.private_guid,
      array(
        select private_guid::text from categories where list_id = l.id and private_guid = any(${guids('category')}::uuid[])
      ) as categories,
      array(
        select g.public_guid::text from gifts g join categories c on c.id = g.category_id
        where c.list_id = l.id and g.public_guid = any(${guids('gift')}::uuid[])
      ) as gifts
    from lists l
    join list_owners o on o.list_id = l.id and o.user_id = ${userId}
    where l.private_guid = any(${guids('list')}::uuid[]) or l.id in (
      select list_id from categories where private_guid = any(${guids('category')}::uuid[])
      union all
      select c.list_id from gifts g join categories c on c.id = g.category_id where g.public_guid = any(${guids('gift')}::uuid[])
    )
    order by l.id
    for no key update of l
    for key share of o`
  const locked = await named()
  // A gift or category may have been deleted or moved while we waited for the lock, so references to them are read again.
  const rows = refs.every((ref) => 'list' in ref) ? locked : await named()
  return refs.map((ref) => {
    const row = rows.find(
      ({ privateGuid, categories, gifts }) =>
        ('list' in ref && privateGuid === ref.list) ||
        ('category' in ref && categories.includes(ref.category)) ||
        ('gift' in ref && gifts.includes(ref.gift)),
    )
    if (!row) return null
    const { privateGuid: _, categories: __, gifts: ___, ...list } = row
    return list
  })
}
