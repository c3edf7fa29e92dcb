import type { z } from 'zod'
import { notifyCrossersOfShowing } from '../cross-offs/index.ts'
import { lockGifts } from '../gift/index.ts'
import { isUniqueViolation } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { isShareable } from '#core/shareable.ts'
import { announceLotsOf } from './announce-lots.ts'
import { changeOwnList } from './change-lists.ts'
import type { settingsInput } from './input.ts'
import type { SettingsProblem } from './problems.ts'
import { summaryOf, type Summary } from './summaries.ts'
import { isAllowedName } from './usernames.ts'

/**
 * Question, answer and the wish to be found are kept while they do not count. Whoever opened the list by an older question is asked again.
 * @returns InvalidData when the new name is taken or not allowed
 */
export async function updateSettings(
  scope: Scope,
  given: z.output<typeof settingsInput>,
): Promise<Result<Summary, SettingsProblem>> {
  const isOpen = given.accessType === 'OPEN'
  try {
    return await changeOwnList(
      scope,
      given.privateGuid,
      async (tx, list, record): Promise<Result<Summary, SettingsProblem>> => {
        const changed = await tx<{ id: number }[]>`
          update lists set username = ${given.username}, first_name = ${given.firstName}, last_name = ${given.lastName},
            city = ${given.city}, birthday = ${given.birthday}::date, access_type = ${given.accessType},
            show_crossed_off = ${given.showCrossedOff},
            access_question = case when ${isOpen}::boolean then ${given.accessQuestion} else access_question end,
            access_answer = case when ${isOpen}::boolean then ${given.accessAnswer} else access_answer end,
            question_version = question_version + case
              when ${isOpen}::boolean
                and (access_question, access_answer) is distinct from (${given.accessQuestion}::text, ${given.accessAnswer}::text) then 1
              else 0
            end,
            wants_search = case
              when ${isShareable(given)}::boolean then coalesce(${given.includeInSearchResult}::boolean, wants_search)
              else wants_search
            end
          where id = ${list.id} and (username = ${given.username}::citext or ${isAllowedName(given.username)}::boolean)
          returning id`
        if (changed.length === 0) return refuse('InvalidData')
        if (given.showCrossedOff && !list.showCrossedOff)
          await notifyCrossersOfShowing(scope, tx, await lockGifts(tx, { listId: list.id }))
        await record(list, 'list-changed')
        if (list.username !== given.username) await announceLotsOf(tx, list.id)
        return ok(await summaryOf(tx, list.id))
      },
    )
  } catch (error) {
    if (isUniqueViolation(error, 'lists_username_key')) return refuse('InvalidData')
    throw error
  }
}
