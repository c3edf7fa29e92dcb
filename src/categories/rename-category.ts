import type { z } from 'zod'
import { merge, type MergeOutcome } from '#core/merging.ts'
import type { Scope } from '#core/scope.ts'
import { changeLists } from '../lists/index.ts'
import type { renameCategoryInput } from './input.ts'
import { requireCategory } from './own-categories.ts'

/** @param version version of the form's values when it was opened, see `merge` */
export const renameCategory = (
  scope: Scope,
  { privateGuid, name }: z.output<typeof renameCategoryInput>,
  version: string | null = null,
): Promise<MergeOutcome<{ name: string }, { name: string }>> =>
  changeLists(scope, [{ category: privateGuid }], async (tx, [locked], record) => {
    const { id, list, name: stored } = await requireCategory(tx, locked, privateGuid)
    const merged = merge(version, { name }, { name: stored })
    if (!merged.ok || merged.value.name === stored) return merged
    await tx`update categories set name = ${merged.value.name} where id = ${id}`
    await record(list, 'rearranged')
    return merged
  })
