import { recordGiftMove, withdrawMove } from '../cross-offs/index.ts'
import { countGifts, maxGifts, ownersGift, type PlacedGift } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import type { MoveRefusal } from './problems.ts'

/** Place of a gift before its move. `order` is that of `Gift`. */
export interface FormerPlace {
  categoryPrivateGuid: string
  order: number
}

export interface ReturnedGift {
  /** gift in the place that it leaves now */
  before: PlacedGift
  gift: PlacedGift
}

/**
 * Puts a gift back where it stood before a move, perhaps on another list. Its giver is notified if they were notified
 * of the move. They are also notified if the list that the gift leaves or returns to shows its owners what is crossed
 * off.
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
      // The position is never far beyond the last gift, so that later gifts can still come after it.
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
