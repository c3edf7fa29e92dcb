import type { z } from 'zod'
import { merge, type MergeOutcome } from '#core/merging.ts'
import { ok } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { changeOwnList } from './change-lists.ts'
import type { titleInput } from './input.ts'
import { summaryOf, type Summary } from './summaries.ts'

/** @param version version of the form's values when it was opened, see `merge` */
export const updateTitle = (
  scope: Scope,
  { privateGuid, title }: z.output<typeof titleInput>,
  version: string | null = null,
): Promise<MergeOutcome<Summary, { title: string | null }>> =>
  changeOwnList(scope, privateGuid, async (tx, list, record) => {
    const [stored] = await tx<{ title: string | null }[]>`select title from lists where id = ${list.id}`
    const merged = merge(version, { title }, stored!)
    if (!merged.ok) return merged
    await tx`update lists set title = ${merged.value.title} where id = ${list.id}`
    await record(list, 'list-changed')
    return ok(await summaryOf(tx, list.id))
  })
