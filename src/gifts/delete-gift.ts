import { announceList } from '../access/index.ts'
import { tellCrossersOfDeletion } from '../cross-offs/index.ts'
import { touchList } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import type { Scope } from '#core/scope.ts'
import type { PlacedGift } from './owners-gift.ts'
import { lockLists, ownersGift } from './queries.ts'

/**
 * Takes a gift off its list for good; whoever crossed it off is told.
 * @param giftGuid public guid
 * @returns the gift as it was
 * @throws NotFound for a gift that is not the asker's, Unauthorized without a login
 */
export async function deleteGift(scope: Scope, giftGuid: string): Promise<PlacedGift> {
  requireUser(scope)
  const gift = await ownersGift(scope, giftGuid)
  if (!gift) throw new NotFound()
  await scope.sql.begin(async (tx) => {
    await lockLists(tx, [gift.list.id])
    // Waits for who is crossing it off right now, so that they are told too.
    const [row] = await tx<{ id: number }[]>`
      select g.id from gifts g join categories c on c.id = g.category_id
      where g.public_guid = ${giftGuid}::uuid and c.list_id = ${gift.list.id}::int
      for update of g`
    if (!row) throw new NotFound()
    await tellCrossersOfDeletion(scope, tx, [row.id])
    await tx`delete from gifts where id = ${row.id}`
    await touchList(tx, gift.list.id)
    await announceList(tx, gift.list.publicGuid, 'gift-deleted', giftGuid)
  })
  return gift
}
