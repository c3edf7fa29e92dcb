import type { z } from 'zod'
import type { Scope } from '#core/scope.ts'
import { changeList } from './change-list.ts'
import type { titleInput } from './input.ts'
import { summaryOf, type Summary } from './summaries.ts'

/**
 * Gives one of the asker's lists another title; null takes it away.
 * @returns the list in short
 * @throws Unauthorized without a login, Forbidden for another's list
 */
export const updateTitle = (scope: Scope, given: z.output<typeof titleInput>): Promise<Summary> =>
  changeList(scope, given.privateGuid, async (tx, list) => {
    await tx`update lists set title = ${given.title} where id = ${list.id}`
    return summaryOf(tx, list.id)
  })
