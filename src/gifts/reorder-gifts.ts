import { changeLists, type LockedList } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { arrange } from './arrange.ts'

export interface Reordered {
  list: LockedList
  /** public guids of the category that was put in order, and of the categories that gifts came from */
  categories: string[]
}

const throwNotFound = (): never => {
  throw new NotFound()
}

/**
 * Puts a category's gifts in order. Gifts in other categories of the list move to this category if `order` has them.
 * Gifts of this category that `order` leaves out come last, in their old order.
 * @param order public guids; a repeated one counts at its first place
 */
export const reorderGifts = (
  scope: Scope,
  { categoryPrivateGuid, order }: { categoryPrivateGuid: string; order: readonly string[] },
): Promise<Reordered> =>
  changeLists(scope, [{ category: categoryPrivateGuid }], async (tx, [list], record) => {
    if (!list) throw new NotFound()
    const wanted = [...new Set(order)]
    const [category] = await tx<{ id: number; guid: string }[]>`
      select id, public_guid as guid from categories where private_guid = ${categoryPrivateGuid}::uuid`
    const gifts = await tx<{ id: number; guid: string; categoryGuid: string }[]>`
      select g.id, g.public_guid as guid, c.public_guid as category_guid
      from gifts g
      join categories c on c.id = g.category_id
      where c.list_id = ${list.id} and (c.id = ${category!.id} or g.public_guid = any(${wanted}::uuid[]))
      order by g.position, g.id`
    const idOf = new Map(gifts.map(({ guid, id }) => [guid, id]))
    const first = wanted.map((guid) => idOf.get(guid) ?? throwNotFound())
    const rest = gifts.filter(({ guid }) => !wanted.includes(guid)).map(({ id }) => id)
    if (await arrange(tx, category!.id, [...first, ...rest])) await record(list, 'rearranged')
    return { list, categories: [...new Set([category!.guid, ...gifts.map(({ categoryGuid }) => categoryGuid)])] }
  })
