import { ownersGift, type PlacedGift } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { arrange } from './arrange.ts'

export interface MovedGift {
  gift: PlacedGift
  /** false if the gift was in that place already */
  hasMoved: boolean
  /** public guids of the categories that changed */
  categories: string[]
}

function movedByOne(ids: readonly number[], id: number, direction: 'up' | 'down'): number[] {
  const from = ids.indexOf(id)
  const to = from + (direction === 'up' ? -1 : 1)
  return to < 0 || to >= ids.length ? [...ids] : ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/**
 * Moves a gift within its list. Givers aren't notified.
 * @param to a direction, or the private guid of a category of the same list, where the gift comes last
 */
export async function moveGift(
  scope: Scope,
  giftGuid: string,
  to: 'up' | 'down' | { category: string },
): Promise<MovedGift> {
  const moved = await changeLists(scope, [{ gift: giftGuid }], async (tx, [list], record) => {
    if (!list) throw new NotFound()
    const [here] = await tx<
      { id: number; categoryId: number; categoryGuid: string; targetId: number | null; targetGuid: string }[]
    >`
      select g.id, c.id as category_id, c.public_guid as category_guid, t.id as target_id, t.public_guid as target_guid
      from gifts g
      join categories c on c.id = g.category_id
      left join categories t
        on t.list_id = c.list_id and t.private_guid = coalesce(${typeof to === 'string' ? null : to.category}::uuid, c.private_guid)
      where g.public_guid = ${giftGuid}::uuid and c.list_id = ${list.id}`
    if (!here?.targetId) throw new NotFound()
    const gifts = await tx<{ id: number }[]>`
      select id from gifts where category_id = ${here.targetId} order by position, id`
    const ids = gifts.map(({ id }) => id)
    const isElsewhere = here.targetId !== here.categoryId
    const order = typeof to === 'string' ? movedByOne(ids, here.id, to) : isElsewhere ? [...ids, here.id] : ids
    const hasMoved = order.join() !== ids.join()
    if (hasMoved) {
      await arrange(tx, here.targetId, order)
      await record(list, 'rearranged', giftGuid)
    }
    return { hasMoved, categories: [...new Set([here.targetGuid, here.categoryGuid])] }
  })
  const gift = await ownersGift(scope, giftGuid)
  if (!gift) throw new NotFound()
  return { ...moved, gift }
}
