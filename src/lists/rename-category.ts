import type { z } from 'zod'
import { type Scope, requireUser } from '#core/scope.ts'
import { holdOwnCategory } from './categories.ts'
import { recordChange } from './change-list.ts'
import type { renameCategoryInput } from './input.ts'

/**
 * Gives a category of the asker another name; the same name changes nothing.
 * @throws Unauthorized without a login, NotFound for an unknown category and another's
 */
export async function renameCategory(
  scope: Scope,
  { privateGuid, name }: z.output<typeof renameCategoryInput>,
): Promise<void> {
  requireUser(scope)
  await scope.sql.begin(async (tx) => {
    const category = await holdOwnCategory(scope, tx, privateGuid)
    if (category.name === name) return
    await tx`update categories set name = ${name} where id = ${category.id}`
    await recordChange(tx, category.list, 'rearranged')
  })
}
