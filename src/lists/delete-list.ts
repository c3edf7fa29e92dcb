import { notifyCrossersOfDeletion } from '../cross-offs/index.ts'
import { giftsOn, lockGifts } from '../gift/index.ts'
import { Forbidden } from '#core/errors.ts'
import { isAsAsked } from '#core/merging.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { announceLotsOf } from './announce-lots.ts'
import { changeOwnList } from './change-lists.ts'

type Deleted = Result<null, 'ChangedMeanwhile'>

/** @param version of the question about `giftsOn` the list */
export const deleteList = (scope: Scope, privateGuid: string, version: string | null = null): Promise<Deleted> =>
  changeOwnList(scope, privateGuid, async (tx, list, record): Promise<Deleted> => {
    if (!list.isPrimaryOwner) throw new Forbidden()
    if (!isAsAsked(version, await giftsOn(tx, { listId: list.id }))) return refuse('ChangedMeanwhile')
    await notifyCrossersOfDeletion(scope, tx, await lockGifts(tx, { listId: list.id }))
    await announceLotsOf(tx, list.id)
    await tx`delete from lists where id = ${list.id}`
    await record(list, 'list-deleted')
    return ok(null)
  })
