import { notifyCrossersOfDeletion } from '../cross-offs/index.ts'
import { ownersGift, type PlacedGift } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/** @returns the gift as it was */
export async function deleteGift(scope: Scope, giftGuid: string): Promise<PlacedGift> {
  requireUser(scope)
  const gift = await ownersGift(scope, giftGuid)
  return changeLists(scope, [{ gift: giftGuid }], async (tx, [list], record) => {
    if (!gift || !list) throw new NotFound()
    // Waits for whoever is crossing it off right now, so that they are notified too.
    await tx`select from gifts where id = ${gift.id} for update`
    await notifyCrossersOfDeletion(scope, tx, [gift.id])
    await tx`delete from gifts where id = ${gift.id}`
    await record(list, 'gift-deleted', giftGuid)
    return gift
  })
}
