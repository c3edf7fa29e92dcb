import type { z } from 'zod'
import type { Scope } from '#core/scope.ts'
import { changeOwnList } from './change-lists.ts'
import type { descriptionInput } from './input.ts'
import { summaryOf, type Summary } from './summaries.ts'

export const updateDescription = (scope: Scope, given: z.output<typeof descriptionInput>): Promise<Summary> =>
  changeOwnList(scope, given.privateGuid, async (tx, list, record) => {
    await tx`update lists set description = ${given.description} where id = ${list.id}`
    await record(list, 'list-changed')
    return summaryOf(tx, list.id)
  })
