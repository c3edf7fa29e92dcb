import type { z } from 'zod'
import type { Scope } from '#core/scope.ts'
import { changeLists } from '../lists/index.ts'
import type { renameCategoryInput } from './input.ts'
import { requireCategory } from './own-categories.ts'

/** @throws Unauthorized without a login, NotFound for an unknown category or somebody else's */
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
