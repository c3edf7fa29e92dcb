import { notifyCrossersOfDeletion } from '../cross-offs/index.ts'
import { lockGifts } from '../gift/index.ts'
import { Forbidden } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { announceLotsOf } from './announce-lots.ts'
import { changeOwnList } from './change-lists.ts'

export const deleteList = (scope: Scope, privateGuid: string): Promise<void> =>
  changeOwnList(scope, privateGuid, async (tx, list, record) => {
    if (!list.isPrimaryOwner) throw new Forbidden()
    await notifyCrossersOfDeletion(scope, tx, await lockGifts(tx, { listId: list.id }))
    await announceLotsOf(tx, list.id)
    await tx`delete from lists where id = ${list.id}`
    await record(list, 'list-deleted')
  })
