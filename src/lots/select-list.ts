import { transact, type Transaction } from '#core/db.ts'
import { NotFound } from '#core/errors.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { announceLot } from '../lists/index.ts'
import { lotHashOf } from './envelope.ts'
import type { SelectProblem } from './problems.ts'

type Selected = Result<{ selectedListPrivateGuid: string | null }, SelectProblem>

/**
 * Links one of the current user's lists to a lot, so that the participant's giver sees the list, or unlinks the linked
 * list.
 * @param listPrivateGuid null to unlink
 * @returns the given guid; WishlistNotFound for a list that the current user doesn't own, and for a closed list that
 *   isn't linked already
 * @throws NotFound if no lot has this guid, as after the lot got a new one
 */
export const selectList = (scope: Scope, lotGuid: string, listPrivateGuid: string | null): Promise<Selected> =>
  transact(scope.sql, (tx) => selectListWithin(scope, tx, lotGuid, listPrivateGuid))

/** Does the work of `selectList` in the caller's transaction. */
export async function selectListWithin(
  scope: Scope,
  tx: Transaction,
  lotGuid: string,
  listPrivateGuid: string | null,
): Promise<Selected> {
  const [lot] = await tx<
    { id: number; participantGuid: string; drawGuid: string; isDeleted: boolean; listId: number | null }[]
  >`
    select p.id, p.public_guid as participant_guid, d.public_guid as draw_guid, d.deleted_at is not null as is_deleted, p.list_id
    from participants p
    join draws d on d.id = p.draw_id
    where p.lot_hash = ${lotHashOf(lotGuid)}
    for update of p`
  if (!lot) throw new NotFound()
  if (lot.isDeleted) return refuse('LotingDeleted')
  const [list] = await tx<{ id: number }[]>`
    select l.id
    from lists l
    join list_owners o on o.list_id = l.id and o.user_id = ${scope.user?.id ?? null}::int
    where l.private_guid = ${listPrivateGuid}::uuid and (l.access_type in ('OPEN', 'PUBLIC') or l.id = ${lot.listId}::int)
    for key share of l`
  if (listPrivateGuid !== null && !list) return refuse('WishlistNotFound')
  const listId = list?.id ?? null
  if (listId !== lot.listId) {
    await tx`update participants set list_id = ${listId}::int, is_opened = true where id = ${lot.id}`
    await announceLot(tx, lot)
  }
  return ok({ selectedListPrivateGuid: listPrivateGuid })
}
