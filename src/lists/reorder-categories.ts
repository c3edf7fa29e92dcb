import type { z } from 'zod'
import { NotFound } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import type { Scope } from '#core/scope.ts'
import { holdOwnCategory } from './categories.ts'
import { recordChange } from './change-list.ts'
import type { categoryOrderInput } from './input.ts'

/**
 * Puts the categories of one list of the asker in another order. Those that the order does not name, such as one just made elsewhere, come after.
 * @throws Unauthorized without a login, NotFound where a category is unknown, another's or of another list
 */
export async function reorderCategories(
  scope: Scope,
  { privateGuidOrder }: z.output<typeof categoryOrderInput>,
): Promise<void> {
  requireUser(scope)
  await scope.sql.begin(async (tx) => {
    const { list } = await holdOwnCategory(scope, tx, privateGuidOrder[0]!)
    const moved = await tx<{ id: number }[]>`
      with ranked as (
        select c.id, row_number() over (order by array_position(${privateGuidOrder}::uuid[], c.private_guid), c.position, c.id) - 1 as position,
          count(*) filter (where c.private_guid = any(${privateGuidOrder}::uuid[])) over () as named
        from categories c
        where c.list_id = ${list.id}
      )
      update categories c set position = ranked.position from ranked
      where c.id = ranked.id and ranked.named = ${privateGuidOrder.length}
      returning c.id`
    if (moved.length === 0) throw new NotFound()
    await recordChange(tx, list, 'rearranged')
  })
}
