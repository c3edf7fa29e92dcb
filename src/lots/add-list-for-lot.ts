import type { z } from 'zod'
import { transact } from '#core/db.ts'
import type { Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { addListWithin, type CreateListProblem, type newListInput, type Summary } from '../lists/index.ts'
import type { SelectProblem } from './problems.ts'
import { selectListWithin } from './select-list.ts'
import { countReadingsForLot, moveWishesToList } from './wishes-to-list.ts'

/**
 * Creates a list for the current user and links it to a lot, in one transaction. The wishes that were written there
 * become gifts of the list.
 * @throws Unauthorized without a login, NotFound if no lot has this guid, as after the lot got a new one
 */
export async function addListForLot(
  scope: Scope,
  lotGuid: string,
  given: z.output<typeof newListInput>,
): Promise<Result<Summary, CreateListProblem | SelectProblem>> {
  const { id: userId } = requireUser(scope)
  const readings = await countReadingsForLot(scope, lotGuid)
  return transact(scope.sql, async (tx): Promise<Result<Summary, CreateListProblem | SelectProblem>> => {
    const list = await addListWithin(scope, tx, given)
    if (!list.ok) return list
    const selected = await selectListWithin(scope, tx, lotGuid, list.value.privateGuid)
    if (!selected.ok) return selected
    await moveWishesToList(scope, tx, lotGuid, { userId, readings })
    return list
  })
}
