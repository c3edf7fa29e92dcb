import { announceList, type ListEvent } from '../access/index.ts'
import type { Transaction } from '#core/db.ts'
import { Forbidden } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import type { Scope } from '#core/scope.ts'
import { touchList } from './touch-list.ts'

/** A list whose row is held until the transaction ends. */
export interface HeldList {
  id: number
  publicGuid: string
  username: string
  isPrimaryOwner: boolean
}

/** Finds a list among the asker's own and holds its row, so that its changes come one after another. @returns null for an unknown list and another's */
export async function holdOwnList(scope: Scope, tx: Transaction, privateGuid: string): Promise<HeldList | null> {
  const [list] = await tx<HeldList[]>`
    select l.id, l.public_guid as "publicGuid", l.username::text as username, o.is_primary as "isPrimaryOwner"
    from lists l
    join list_owners o on o.list_id = l.id and o.user_id = ${scope.user?.id ?? null}::int
    where l.private_guid = ${privateGuid}::uuid
    for no key update of l`
  return list ?? null
}

/** Records that an owner changed something and tells who looks at the list. */
export async function recordChange(
  tx: Transaction,
  list: Pick<HeldList, 'id' | 'publicGuid'>,
  event: ListEvent = 'list-changed',
): Promise<void> {
  await touchList(tx, list.id)
  await announceList(tx, list.publicGuid, event)
}

/**
 * Changes one of the asker's own lists in one transaction.
 * @param change gets the held list; what it returns is the outcome
 * @throws Unauthorized without a login, Forbidden for another's list
 */
export async function changeList<Outcome>(
  scope: Scope,
  privateGuid: string,
  change: (tx: Transaction, list: HeldList) => Promise<Outcome>,
): Promise<Outcome> {
  requireUser(scope)
  return scope.sql.begin(async (tx) => {
    const list = await holdOwnList(scope, tx, privateGuid)
    if (!list) throw new Forbidden()
    await recordChange(tx, list)
    return change(tx, list)
  }) as Promise<Outcome>
}
