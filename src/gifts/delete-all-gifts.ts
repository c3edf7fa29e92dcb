import { announceList } from '../access/index.ts'
import { tellCrossersOfDeletion } from '../cross-offs/index.ts'
import { ownedList, touchList } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import type { Scope } from '#core/scope.ts'
import { lockLists } from './queries.ts'

/**
 * Empties one of the asker's lists; its categories stay. Whoever crossed something off is told.
 * @throws Unauthorized without a login, NotFound for an unknown list and another's
 */
export async function deleteAllGifts(scope: Scope, privateGuid: string): Promise<void> {
  requireUser(scope)
  const list = await ownedList(scope, { privateGuid })
  if (!list) throw new NotFound()
  await scope.sql.begin(async (tx) => {
    await lockLists(tx, [list.id])
    // Waits for who is adding a gift or crossing one off right now.
    await tx`select id from categories where list_id = ${list.id} order by id for update`
    const gifts = await tx<
      { id: number }[]
    >`select g.id from gifts g join categories c on c.id = g.category_id where c.list_id = ${list.id} order by g.id for update of g`
    const ids = gifts.map(({ id }) => id)
    await tellCrossersOfDeletion(scope, tx, ids)
    await tx`delete from gifts where id = any(${ids}::int[])`
    await touchList(tx, list.id)
    await announceList(tx, list.publicGuid, 'rearranged')
  })
}
