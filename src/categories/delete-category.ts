import { isUnchangedVersion } from '#core/merging.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { recordGiftDeletion } from '../cross-offs/index.ts'
import { giftsOn, lockGifts } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { requireCategory } from './own-categories.ts'

type Deleted = Result<null, 'LastCategory' | 'ChangedMeanwhile'>

/**
 * @param version version of the category's `giftsOn` when the confirmation dialog was shown; null if there was no
 * dialog
 */
export const deleteCategory = (scope: Scope, privateGuid: string, version: string | null = null): Promise<Deleted> =>
  changeLists(scope, [{ category: privateGuid }], async (tx, [locked], record): Promise<Deleted> => {
    const { id, list } = await requireCategory(tx, locked, privateGuid)
    const [others] = await tx`select 1 from categories where list_id = ${list.id} and id <> ${id}`
    if (!others) return refuse('LastCategory')
    if (!isUnchangedVersion(version, await giftsOn(tx, { categoryId: id }))) return refuse('ChangedMeanwhile')
    await recordGiftDeletion(scope, tx, await lockGifts(tx, { categoryId: id }))
    await tx`delete from categories where id = ${id}`
    await record(list, 'rearranged')
    return ok(null)
  })
