import type { z } from 'zod'
import type { Scope } from '#core/scope.ts'
import { changeList } from './change-list.ts'
import type { descriptionInput } from './input.ts'
import { summaryOf, type Summary } from './summaries.ts'

/**
 * Gives one of the asker's lists another description; null takes it away.
 * @returns the list in short
 * @throws Unauthorized without a login, Forbidden for another's list
 */
export const updateDescription = (scope: Scope, given: z.output<typeof descriptionInput>): Promise<Summary> =>
  changeList(scope, given.privateGuid, async (tx, list) => {
    await tx`update lists set description = ${given.description} where id = ${list.id}`
    return summaryOf(tx, list.id)
  })
