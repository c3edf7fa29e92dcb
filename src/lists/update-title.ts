import type { z } from 'zod'
import type { Scope } from '#core/scope.ts'
import { changeOwnList } from './change-lists.ts'
import type { titleInput } from './input.ts'
import { summaryOf, type Summary } from './summaries.ts'

export const updateTitle = (scope: Scope, given: z.output<typeof titleInput>): Promise<Summary> =>
  changeOwnList(scope, given.privateGuid, async (tx, list, record) => {
    await tx`update lists set title = ${given.title} where id = ${list.id}`
    await record(list, 'list-changed')
    return summaryOf(tx, list.id)
  })
