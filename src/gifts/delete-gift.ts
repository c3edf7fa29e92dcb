import { ownersGift, type Gift, type PlacedGift } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import { isUnchangedVersion } from '#core/merging.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { removeGifts } from './remove-gifts.ts'

export interface DeletedGift {
  /** gift as it was before the deletion */
  gift: PlacedGift
  deletion: string
}

type Deleted = Result<DeletedGift, 'ChangedMeanwhile'>

type Shown = Pick<Gift, 'description' | 'url' | 'imageHash'>

/** Returns the fields of a gift that the dialog about its deletion shows. */
export const dialogFieldsOf = ({ description, url, imageHash }: Shown) => ({ description, url, imageHash })

/**
 * @param version version of the gift's `dialogFieldsOf` when the confirmation dialog was shown; null if there was no
 * dialog
 */
export async function deleteGift(scope: Scope, giftGuid: string, version: string | null = null): Promise<Deleted> {
  requireUser(scope)
  const gift = await ownersGift(scope, giftGuid)
  return changeLists(scope, [{ gift: giftGuid }], async (tx, [list], record): Promise<Deleted> => {
    if (!gift || !list) throw new NotFound()
    const [stored] = await tx<Shown[]>`
      select description, url, image_hash from gifts where id = ${gift.id}::int`
    if (!isUnchangedVersion(version, dialogFieldsOf(stored!))) return refuse('ChangedMeanwhile')
    const deletion = await removeGifts(scope, tx, [gift.id])
    await record(list, 'gift-deleted', giftGuid)
    return ok({ gift, deletion })
  })
}
