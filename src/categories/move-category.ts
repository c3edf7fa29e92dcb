import { NotFound } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { changeLists } from '../lists/index.ts'
import { categoriesOf } from './own-categories.ts'

/**
 * Moves a category within its list by one place.
 * @returns the category's new place, counted from 1, and the number of categories on the list
 */
export const moveCategory = (
  scope: Scope,
  privateGuid: string,
  direction: 'up' | 'down',
): Promise<{ place: number; count: number }> =>
  changeLists(scope, [{ category: privateGuid }], async (tx, [list], record) => {
    if (!list) throw new NotFound()
    const categories = await categoriesOf(tx, list.id)
    const from = categories.findIndex((category) => category.privateGuid === privateGuid)
    const to = Math.min(Math.max(from + (direction === 'up' ? -1 : 1), 0), categories.length - 1)
    if (to !== from) {
      const ids = categories.map(({ id }) => id)
      const order = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!)
      await tx`update categories set position = array_position(${order}::int[], id) - 1 where list_id = ${list.id}`
      await record(list, 'rearranged')
    }
    return { place: to + 1, count: categories.length }
  })
