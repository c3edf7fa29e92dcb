import { giftsOn, lockGifts } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import { isUnchangedVersion } from '#core/merging.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { removeGifts } from './remove-gifts.ts'

type Deleted = Result<string | null, 'ChangedMeanwhile'>

/**
 * @param version version of the list's `giftsOn` when the confirmation dialog was shown; null if there was no dialog
 * @returns guid of the deletion, for `undoDeletion`; null if the list was empty
 */
export const deleteAllGifts = (
  scope: Scope,
  listPrivateGuid: string,
  version: string | null = null,
): Promise<Deleted> =>
  changeLists(scope, [{ list: listPrivateGuid }], async (tx, [list], record): Promise<Deleted> => {
    if (!list) throw new NotFound()
    if (!isUnchangedVersion(version, await giftsOn(tx, { listId: list.id }))) return refuse('ChangedMeanwhile')
    const ids = await lockGifts(tx, { listId: list.id })
    const deletion = ids.length > 0 ? await removeGifts(scope, tx, ids) : null
    await record(list, 'rearranged')
    return ok(deletion)
  })
