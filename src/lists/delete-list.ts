import { announceList } from '../access/index.ts'
import { tellCrossersOfDeletion } from '../cross-offs/index.ts'
import { Forbidden } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import type { Scope } from '#core/scope.ts'
import { announceLotsOf } from './announce-lots.ts'
import { holdOwnList } from './change-list.ts'
import { giftIdsOf } from './gift-ids.ts'

/**
 * Deletes a list with all that is on it. Who crossed something off gets a mail.
 * @throws Unauthorized without a login, Forbidden for everybody but the primary owner
 */
export async function deleteList(scope: Scope, privateGuid: string): Promise<void> {
  requireUser(scope)
  await scope.sql.begin(async (tx) => {
    const list = await holdOwnList(scope, tx, privateGuid)
    if (!list?.isPrimaryOwner) throw new Forbidden()
    await tellCrossersOfDeletion(scope, tx, await giftIdsOf(tx, { listId: list.id }))
    await announceLotsOf(tx, list.id)
    await tx`delete from lists where id = ${list.id}`
    await announceList(tx, list.publicGuid, 'list-deleted')
  })
}
