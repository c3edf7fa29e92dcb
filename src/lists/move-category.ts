import type { z } from 'zod'
import { tellCrossersOfMove } from '../cross-offs/index.ts'
import { transact } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { type Scope, requireUser } from '#core/scope.ts'
import { NotFound } from '#core/errors.ts'
import { holdOwnCategory } from './categories.ts'
import { holdOwnList, recordChange } from './change-list.ts'
import { giftIdsOf } from './gift-ids.ts'
import type { moveCategoryInput } from './input.ts'
import type { CategoryProblem } from './problems.ts'

const mostGifts = 1000

/**
 * Moves a category with its gifts to the end of another list of the asker; to its own list it stays as it is. Who crossed something off gets a mail.
 * @returns LastCategory for the only one of its list, TooManyGifts beyond 1000 gifts on the other
 * @throws Unauthorized without a login, NotFound for what is unknown or another's
 */
export async function moveCategory(
  scope: Scope,
  { categoryPrivateGuid, wishlistPrivateGuid }: z.output<typeof moveCategoryInput>,
): Promise<Result<null, CategoryProblem>> {
  const user = requireUser(scope)
  return transact(scope.sql, async (tx): Promise<Result<null, CategoryProblem>> => {
    // Both lists in the order of their ids, so that two moves the other way round do not wait for each other.
    await tx`
      select l.id from lists l
      join list_owners o on o.list_id = l.id and o.user_id = ${user.id}
      where l.private_guid = ${wishlistPrivateGuid}::uuid or l.id = (select list_id from categories where private_guid = ${categoryPrivateGuid}::uuid)
      order by l.id
      for no key update of l`
    const { id, list: from } = await holdOwnCategory(scope, tx, categoryPrivateGuid)
    const to = await holdOwnList(scope, tx, wishlistPrivateGuid)
    if (!to) throw new NotFound()
    if (to.id === from.id) return ok(null)
    const [others] = await tx`select 1 from categories where list_id = ${from.id} and id <> ${id}`
    if (!others) return refuse('LastCategory')
    const gifts = await giftIdsOf(tx, { categoryId: id })
    const [there] = await tx<
      { count: number }[]
    >`select count(*)::int as count from gifts g join categories c on c.id = g.category_id where c.list_id = ${to.id}`
    if (there!.count + gifts.length > mostGifts) return refuse('TooManyGifts')
    await tx`
      update categories set list_id = ${to.id}, position = (select coalesce(max(position) + 1, 0) from categories where list_id = ${to.id})
      where id = ${id}`
    await tellCrossersOfMove(scope, tx, gifts)
    await recordChange(tx, from, 'rearranged')
    await recordChange(tx, to, 'rearranged')
    return ok(null)
  })
}
