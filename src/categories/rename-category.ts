import type { z } from 'zod'
import type { Scope } from '#core/scope.ts'
import { changeLists } from '../lists/index.ts'
import type { renameCategoryInput } from './input.ts'
import { requireCategory } from './own-categories.ts'

export const renameCategory = (
  scope: Scope,
  { privateGuid, name }: z.output<typeof renameCategoryInput>,
): Promise<void> =>
  changeLists(scope, [{ category: privateGuid }], async (tx, [locked], record) => {
    const { id, list, name: before } = await requireCategory(tx, locked, privateGuid)
    if (before === name) return
    await tx`update categories set name = ${name} where id = ${id}`
    await record(list, 'rearranged')
  })
