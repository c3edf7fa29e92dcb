import { announceList } from '../access/index.ts'
import { tellCrossersOfMove } from '../cross-offs/index.ts'
import { ownedList, touchList } from '../lists/index.ts'
import { transact } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { type Scope, requireUser } from '#core/scope.ts'
import { NotFound } from '#core/errors.ts'
import type { GiftsList, PlacedGift } from './owners-gift.ts'
import type { MoveRefusal } from './problems.ts'
import { lockLists, ownersGift } from './queries.ts'
import { countGifts, mostGifts } from './save-gift.ts'

export interface RehomedGift {
  /** the gift where it was */
  before: PlacedGift
  /** the list where it is now */
  list: GiftsList
  /** false where it was on that list already */
  hasMoved: boolean
}

/**
 * Moves a gift to the end of the first category of another list of the asker. What is crossed off stays so, and whoever crossed it off is told.
 * @param giftGuid public guid
 * @param listPrivateGuid of the list where it goes; its own one changes nothing
 * @returns `ListFull` where that list has 1000 gifts
 * @throws NotFound for a gift or list that is not the asker's, Unauthorized without a login
 */
export async function moveGiftToList(
  scope: Scope,
  giftGuid: string,
  listPrivateGuid: string,
): Promise<Result<RehomedGift, MoveRefusal>> {
  requireUser(scope)
  const before = await ownersGift(scope, giftGuid)
  const list = before && (await ownedList(scope, { privateGuid: listPrivateGuid }))
  if (!list) throw new NotFound()
  if (list.id === before.list.id) return ok({ before, list, hasMoved: false })
  return transact(scope.sql, async (tx) => {
    await lockLists(tx, [before.list.id, list.id])
    const [gift] = await tx<{ id: number; targetId: number | null }[]>`
      select g.id, (select id from categories where list_id = ${list.id}::int order by position, id limit 1) as "targetId"
      from gifts g
      join categories c on c.id = g.category_id
      where g.public_guid = ${giftGuid}::uuid and c.list_id = ${before.list.id}::int
      for update of g`
    if (!gift?.targetId) throw new NotFound()
    if ((await countGifts(tx, list.id)) >= mostGifts) return refuse('ListFull')
    await tx`
      update gifts
      set category_id = ${gift.targetId}, position = (select coalesce(max(position), 0) + 1 from gifts where category_id = ${gift.targetId})
      where id = ${gift.id}`
    await tellCrossersOfMove(scope, tx, [gift.id])
    await touchList(tx, before.list.id)
    await touchList(tx, list.id)
    await announceList(tx, before.list.publicGuid, 'gift-deleted', giftGuid)
    await announceList(tx, list.publicGuid, 'gift-added', giftGuid)
    return ok({ before, list, hasMoved: true })
  })
}
