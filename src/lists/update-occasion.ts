import type { z } from 'zod'
import { merge, type MergeOutcome } from '#core/merging.ts'
import { themeOf, type Occasion } from '#core/occasions.ts'
import { ok } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { changeOwnList } from './change-lists.ts'
import type { occasionInput } from './input.ts'
import { summaryOf, type Summary } from './summaries.ts'

/** Occasion and day merge as one field, because one owner's occasion with another owner's day would be wrong. */
export interface OccasionFields {
  occasion: { occasion: Occasion; occasionDate: string | null }
}

/**
 * Changes the occasion of a list. If the list has the default theme of its old occasion, it gets the default theme of
 * the new one; a chosen theme stays.
 * @param version version of the form's values when it was opened, see `merge`
 */
export const updateOccasion = (
  scope: Scope,
  { privateGuid, ...given }: z.output<typeof occasionInput>,
  version: string | null = null,
): Promise<MergeOutcome<Summary, OccasionFields>> =>
  changeOwnList(scope, privateGuid, async (tx, list, record) => {
    const [stored] = await tx<OccasionFields['occasion'][]>`
      select occasion, occasion_date from lists where id = ${list.id}`
    const merged = merge<OccasionFields>(version, { occasion: given }, { occasion: stored! })
    if (!merged.ok) return merged
    const { occasion, occasionDate } = merged.value.occasion
    await tx`
      update lists set occasion = ${occasion}, occasion_date = ${occasionDate}::date,
        theme_image = case when theme_image = ${themeOf(stored!.occasion)} then ${themeOf(occasion)} else theme_image end
      where id = ${list.id}`
    await record(list, 'list-changed')
    return ok(await summaryOf(tx, list.id))
  })
