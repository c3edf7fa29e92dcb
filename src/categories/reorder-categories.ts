import type { z } from 'zod'
import { NotFound } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { changeLists } from '../lists/index.ts'
import type { categoryOrderInput } from './input.ts'

/**
 * Puts a list's categories in order. Categories that the given order leaves out, such as one that another owner has
 * just created, come last.
 * @throws NotFound if a category isn't on this list
 */
export const reorderCategories = (
  scope: Scope,
  { privateGuidOrder }: z.output<typeof categoryOrderInput>,
): Promise<void> =>
  changeLists(scope, [{ category: privateGuidOrder[0]! }], async (tx, [list], record) => {
    if (!list) throw new NotFound()
    const moved = await tx<{ id: number }[]>`
      with ranked as (
        select c.id,
          row_number() over (order by array_position(${privateGuidOrder}::uuid[], c.private_guid), c.position, c.id) - 1 as position,
          count(*) filter (where c.private_guid = any(${privateGuidOrder}::uuid[])) over () as named
        from categories c
        where c.list_id = ${list.id}
      )
      update categories c set position = ranked.position from ranked
      where c.id = ranked.id and ranked.named = ${privateGuidOrder.length}
      returning c.id`
    if (moved.length === 0) throw new NotFound()
    await record(list, 'rearranged')
  })
