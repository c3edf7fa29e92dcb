import { lockGifts } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { removeGifts } from './remove-gifts.ts'

/** @returns guid of the deletion; null where the list was empty */
export const deleteAllGifts = (scope: Scope, listPrivateGuid: string): Promise<string | null> =>
  changeLists(scope, [{ list: listPrivateGuid }], async (tx, [list], record) => {
    if (!list) throw new NotFound()
    const ids = await lockGifts(tx, { listId: list.id })
    const deletion = ids.length > 0 ? await removeGifts(scope, tx, ids) : null
    await record(list, 'rearranged')
    return deletion
  })
