import type { z } from 'zod'
import { transact } from '#core/db.ts'
import type { Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { addListWithin, type CreateListProblem, type newListInput, type Summary } from '../lists/index.ts'
import type { SelectProblem } from './problems.ts'
import { selectListWithin } from './select-list.ts'

/**
 * Creates a list for the current user and links it to a lot, in one transaction.
 * @throws Unauthorized without a login, NotFound if no lot has this guid, as after the lot got a new one
 */
export const addListForLot = (
  scope: Scope,
  lotGuid: string,
  given: z.output<typeof newListInput>,
): Promise<Result<Summary, CreateListProblem | SelectProblem>> =>
  transact(scope.sql, async (tx): Promise<Result<Summary, CreateListProblem | SelectProblem>> => {
    const list = await addListWithin(scope, tx, given)
    if (!list.ok) return list
    const selected = await selectListWithin(scope, tx, lotGuid, list.value.privateGuid)
    return selected.ok ? list : selected
  })
