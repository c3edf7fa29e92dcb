import { recordGiftMove } from '../cross-offs/index.ts'
import { countGifts, maxGifts, ownersGift, type GiftsList, type PlacedGift } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import type { MoveRefusal } from './problems.ts'

export interface RehomedGift {
  before: PlacedGift
  list: GiftsList
  /** false if the gift was on that list already */
  hasMoved: boolean
}

/** Moves a gift to the end of the first category of another list. Its cross-off stays. */
export async function moveGiftToList(
  scope: Scope,
  giftGuid: string,
  listPrivateGuid: string,
): Promise<Result<RehomedGift, MoveRefusal>> {
  requireUser(scope)
  const before = await ownersGift(scope, giftGuid)
  return changeLists(
    scope,
    [{ gift: giftGuid }, { list: listPrivateGuid }],
    async (tx, [from, to], record): Promise<Result<RehomedGift, MoveRefusal>> => {
      if (!before || !from || !to) throw new NotFound()
      if (from.id === to.id) return ok({ before, list: to, hasMoved: false })
      if ((await countGifts(tx, to.id)) >= maxGifts) return refuse('ListFull')
      const [target] = await tx<{ id: number }[]>`
        select id from categories where list_id = ${to.id} order by position, id limit 1`
      await tx`
        update gifts
        set category_id = ${target!.id},
          position = (select coalesce(max(position), 0) + 1 from gifts where category_id = ${target!.id})
        where id = ${before.id}`
      await recordGiftMove(scope, tx, [before.id], { from, to })
      await record(from, 'gift-deleted', giftGuid)
      await record(to, 'gift-added', giftGuid)
      return ok({ before, list: to, hasMoved: true })
    },
  )
}
