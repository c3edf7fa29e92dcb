import type { z } from 'zod'
import { themeOf, type Occasion } from '#core/occasions.ts'
import type { Scope } from '#core/scope.ts'
import { changeOwnList } from './change-lists.ts'
import type { occasionInput } from './input.ts'
import { summaryOf, type Summary } from './summaries.ts'

/** A list with its occasion's default theme gets the new occasion's; a chosen theme stays. */
export const updateOccasion = (
  scope: Scope,
  { privateGuid, occasion, occasionDate }: z.output<typeof occasionInput>,
): Promise<Summary> =>
  changeOwnList(scope, privateGuid, async (tx, list, record) => {
    const [before] = await tx<{ occasion: Occasion }[]>`select occasion from lists where id = ${list.id}`
    await tx`
      update lists set occasion = ${occasion}, occasion_date = ${occasionDate}::date,
        theme_image = case when theme_image = ${themeOf(before!.occasion)} then ${themeOf(occasion)} else theme_image end
      where id = ${list.id}`
    await record(list, 'list-changed')
    return summaryOf(tx, list.id)
  })
