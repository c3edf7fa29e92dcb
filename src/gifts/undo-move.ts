import { recordGiftMove, withdrawMove } from '../cross-offs/index.ts'
import { countGifts, maxGifts, ownersGift, type PlacedGift } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import type { MoveRefusal } from './problems.ts'

/** Place of a gift before its move. `order` is the gift's `Gift.order` there. */
export interface FormerPlace {
  categoryPrivateGuid: string
  order: number
}

export interface ReturnedGift {
  /** gift as it was just before this undo */
  before: PlacedGift
  gift: PlacedGift
}

/**
 * Puts a gift back where it stood before a move, perhaps on another list. If its giver has been notified of the move,
 * they are notified of the return too. Otherwise they are notified only if one of the two lists shows its owners what
 * is crossed off (see `withdrawMove`).
 */
export async function undoMove(
  scope: Scope,
  giftGuid: string,
  { categoryPrivateGuid, order }: FormerPlace,
): Promise<Result<ReturnedGift, MoveRefusal>> {
  requireUser(scope)
  const before = await ownersGift(scope, giftGuid)
  const moved = await changeLists(
    scope,
    [{ gift: giftGuid }, { category: categoryPrivateGuid }],
    async (tx, [from, to], record): Promise<Result<null, MoveRefusal>> => {
      if (!before || !from || !to) throw new NotFound()
      const leavesList = from.id !== to.id
      if (leavesList && (await countGifts(tx, to.id)) >= maxGifts) return refuse('ListFull')
      // The browser sends `order`, so limit the position to the end of the category. Gifts that are added later can
      // then still come after this one.
      await tx`
        update gifts
        set category_id = c.id,
          position = least(${order}::int, (
            select coalesce(max(o.position), 0) + 1 from gifts o where o.category_id = c.id and o.id <> ${before.id}
          ))
        from categories c
        where gifts.id = ${before.id} and c.private_guid = ${categoryPrivateGuid}::uuid`
      if (!leavesList) {
        await record(to, 'rearranged', giftGuid)
        return ok(null)
      }
      if (!(await withdrawMove(scope, tx, before.id, to))) await recordGiftMove(scope, tx, [before.id], { from, to })
      await record(from, 'gift-deleted', giftGuid)
      await record(to, 'gift-added', giftGuid)
      return ok(null)
    },
  )
  if (!moved.ok) return moved
  const gift = await ownersGift(scope, giftGuid)
  if (!before || !gift) throw new NotFound()
  return ok({ before, gift })
}
