import { notifyCrossersOfDeletion } from '../cross-offs/index.ts'
import { lockGifts } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'

export const deleteAllGifts = (scope: Scope, listPrivateGuid: string): Promise<void> =>
  changeLists(scope, [{ list: listPrivateGuid }], async (tx, [list], record) => {
    if (!list) throw new NotFound()
    const ids = await lockGifts(tx, { listId: list.id })
    await notifyCrossersOfDeletion(scope, tx, ids)
    await tx`delete from gifts where id = any(${ids}::int[])`
    await record(list, 'rearranged')
  })
