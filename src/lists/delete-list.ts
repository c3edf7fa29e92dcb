import { announceList } from '../access/index.ts'
import { recordGiftDeletion } from '../cross-offs/index.ts'
import { giftsOn, lockGifts } from '../gift/index.ts'
import type { Transaction } from '#core/db.ts'
import { Forbidden } from '#core/errors.ts'
import { isUnchangedVersion } from '#core/merging.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { announceLotsOf } from './announce-lots.ts'
import { changeOwnList } from './change-lists.ts'

type Deleted = Result<null, 'ChangedMeanwhile'>

/**
 * @param version version of the list's `giftsOn` when the confirmation dialog was shown; null if there was no dialog
 */
export const deleteList = (scope: Scope, privateGuid: string, version: string | null = null): Promise<Deleted> =>
  changeOwnList(scope, privateGuid, async (tx, list): Promise<Deleted> => {
    if (!list.isPrimaryOwner) throw new Forbidden()
    if (!isUnchangedVersion(version, await giftsOn(tx, { listId: list.id }))) return refuse('ChangedMeanwhile')
    await deleteListWithin(scope, tx, list)
    return ok(null)
  })

/**
 * Deletes a list within the caller's transaction. The caller must have locked the list and checked that the current
 * user owns it.
 */
export async function deleteListWithin(
  scope: Scope,
  tx: Transaction,
  { id, publicGuid }: { id: number; publicGuid: string },
): Promise<void> {
  await recordGiftDeletion(scope, tx, await lockGifts(tx, { listId: id }))
  await announceLotsOf(tx, id)
  await tx`delete from lists where id = ${id}`
  await announceList(tx, publicGuid, 'list-deleted')
}
