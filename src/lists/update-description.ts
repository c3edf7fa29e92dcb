import type { z } from 'zod'
import { merge, type MergeOutcome } from '#core/merging.ts'
import { ok } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { changeOwnList } from './change-lists.ts'
import type { descriptionInput } from './input.ts'
import { summaryOf, type Summary } from './summaries.ts'

/** @param version version of the form's values when it was opened, see `merge` */
export const updateDescription = (
  scope: Scope,
  { privateGuid, description }: z.output<typeof descriptionInput>,
  version: string | null = null,
): Promise<MergeOutcome<Summary, { description: string | null }>> =>
  changeOwnList(scope, privateGuid, async (tx, list, record) => {
    const [stored] = await tx<{ description: string | null }[]>`select description from lists where id = ${list.id}`
    const merged = merge(version, { description }, stored!)
    if (!merged.ok) return merged
    await tx`update lists set description = ${merged.value.description} where id = ${list.id}`
    await record(list, 'list-changed')
    return ok(await summaryOf(tx, list.id))
  })
