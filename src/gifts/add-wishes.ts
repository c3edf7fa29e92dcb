import { randomUUID } from 'node:crypto'
import { detailRow } from '../gift/index.ts'
import type { Transaction } from '#core/db.ts'
import { consumeUpTo } from '#core/limits.ts'
import type { Scope } from '#core/scope.ts'
import { enqueueCompletions } from './complete-gift.ts'
import { wishReadings } from './limits.ts'
import { wishedGifts } from './wish-lines.ts'

/**
 * Counts the links of a text of wishes that is about to become gifts. Call it before the transaction of `addWishes`.
 * @returns the number of links whose pages a job may read, so that nobody makes us flood other sites with requests
 */
export const countWishReadings = (scope: Scope, wishes: string): Promise<number> =>
  consumeUpTo(scope, { ...wishReadings, points: wishedGifts(wishes).filter(({ url }) => url !== null).length })

/**
 * Adds the wishes of a text to a new, empty list, in the caller's transaction: each line becomes a gift of the list's
 * category. A text of 2,000 characters has at most 1,000 lines, so the list can't become too long.
 * @param to `userId`: the list's owner. `readings`: number of links whose pages a job reads
 */
export async function addWishes(
  scope: Scope,
  tx: Transaction,
  wishes: string,
  { userId, listId, readings }: { userId: number; listId: number; readings: number },
): Promise<void> {
  const [category] = await tx<{ id: number }[]>`
    select id from categories where list_id = ${listId} order by position limit 1`
  const rows = wishedGifts(wishes).map(({ description, url }, index) => ({
    publicGuid: randomUUID(),
    categoryId: category!.id,
    position: index + 1,
    editedAt: scope.now(),
    ...detailRow({
      description,
      url,
      imageHash: null,
      hasOwnPicture: false,
      productId: null,
      shopId: null,
      gtin: null,
      price: null,
      hasOwnPrice: false,
      crossOffEnabled: true,
    }),
  }))
  if (rows.length === 0) return
  const added = await tx<{ id: number; hasLink: boolean }[]>`
    insert into gifts ${tx(rows)} returning id, url is not null as has_link`
  const linked = added.flatMap(({ id, hasLink }) => (hasLink ? [id] : [])).slice(0, readings)
  await enqueueCompletions(scope, tx, linked, userId)
}
