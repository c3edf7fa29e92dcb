import { ownersGift, type PlacedGift } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { removeGifts } from './remove-gifts.ts'

export interface DeletedGift {
  /** as it was */
  gift: PlacedGift
  deletion: string
}

export async function deleteGift(scope: Scope, giftGuid: string): Promise<DeletedGift> {
  requireUser(scope)
  const gift = await ownersGift(scope, giftGuid)
  return changeLists(scope, [{ gift: giftGuid }], async (tx, [list], record) => {
    if (!gift || !list) throw new NotFound()
    const deletion = await removeGifts(scope, tx, [gift.id])
    await record(list, 'gift-deleted', giftGuid)
    return { gift, deletion }
  })
}
