import type { z } from 'zod'
import { merge, type MergeOutcome } from '#core/merging.ts'
import { recordCrossOffsShown } from '../cross-offs/index.ts'
import { lockGifts } from '../gift/index.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { isShareable, type AccessType } from '#core/access-types.ts'
import { announceLotsOf } from './announce-lots.ts'
import { changeOwnList } from './change-lists.ts'
import type { settingsInput } from './input.ts'
import type { OwnedList } from './owned-list.ts'
import type { SettingsProblem } from './problems.ts'
import { summaryOf, type Summary } from './summaries.ts'
import { recordFormerName, maxFormerNames } from './former-names.ts'
import { isAllowedName, isNameTaken } from './usernames.ts'

/** Fields of the settings. Question and answer belong to the access type, so they merge as one field with it. */
export interface SettingsFields {
  username: string
  firstName: string
  lastName: string
  city: string | null
  /** `YYYY-MM-DD` */
  birthday: string | null
  accessType: { type: AccessType; question: string | null; answer: string | null }
  includeInSearchResult: boolean
  showCrossedOff: boolean
}

type StoredSettings = Pick<
  OwnedList,
  | 'username'
  | 'firstName'
  | 'lastName'
  | 'city'
  | 'birthday'
  | 'accessType'
  | 'accessQuestion'
  | 'accessAnswer'
  | 'wantsSearch'
  | 'showCrossedOff'
>

const accessOf = (given: Pick<StoredSettings, 'accessType' | 'accessQuestion' | 'accessAnswer'>) => {
  const isOpen = given.accessType === 'OPEN'
  return {
    type: given.accessType,
    question: isOpen ? given.accessQuestion : null,
    answer: isOpen ? given.accessAnswer : null,
  }
}

export const settingsOf = (list: StoredSettings): SettingsFields => ({
  username: list.username,
  firstName: list.firstName,
  lastName: list.lastName,
  city: list.city,
  birthday: list.birthday,
  accessType: accessOf(list),
  includeInSearchResult: list.wantsSearch,
  showCrossedOff: list.showCrossedOff,
})

/**
 * Changes the settings of a list. `accessQuestion`, `accessAnswer` and `wantsSearch` stay stored while the access type
 * doesn't use them. Visitors who opened the list by an older question must answer again.
 * @param version version of the form's values when it was opened, see `merge`
 * @returns InvalidData if the new name is taken or not allowed, or if the list has `maxFormerNames` already
 */
export async function updateSettings(
  scope: Scope,
  { privateGuid, ...given }: z.output<typeof settingsInput>,
  version: string | null = null,
): Promise<Result<Summary, SettingsProblem> | MergeOutcome<Summary, SettingsFields>> {
  try {
    return await changeOwnList(
      scope,
      privateGuid,
      async (tx, list, record): Promise<Result<Summary, SettingsProblem> | MergeOutcome<Summary, SettingsFields>> => {
        const [stored] = await tx<StoredSettings[]>`
          select username::text as username, first_name, last_name, city, birthday, access_type,
            access_question, access_answer, wants_search, show_crossed_off
          from lists where id = ${list.id}`
        const theirs = settingsOf(stored!)
        const merging = merge(
          version,
          settingsOf({ ...given, wantsSearch: given.includeInSearchResult ?? stored!.wantsSearch }),
          theirs,
        )
        if (!merging.ok) return merging
        const { accessType: access, ...merged } = merging.value
        const isOpen = access.type === 'OPEN'
        const changed = await tx<{ id: number }[]>`
          update lists set username = ${merged.username}, first_name = ${merged.firstName}, last_name = ${merged.lastName},
            city = ${merged.city}, birthday = ${merged.birthday}::date, access_type = ${access.type},
            show_crossed_off = ${merged.showCrossedOff},
            access_question = case when ${isOpen}::boolean then ${access.question} else access_question end,
            access_answer = case when ${isOpen}::boolean then ${access.answer} else access_answer end,
            question_version = question_version + case
              when ${isOpen}::boolean
                and (access_question, access_answer) is distinct from (${access.question}::text, ${access.answer}::text) then 1
              else 0
            end,
            wants_search = case
              when ${isShareable({ accessType: access.type })}::boolean then ${merged.includeInSearchResult}
              else wants_search
            end
          where id = ${list.id} and (
            username = ${merged.username}::citext or (
              ${isAllowedName(merged.username)}::boolean and ${maxFormerNames} > (
                select count(*) from list_names
                where list_id = ${list.id} and expires_at is not null and username <> ${merged.username}::citext
              )
            )
          )
          returning id`
        if (changed.length === 0) return refuse('InvalidData')
        if (merged.showCrossedOff && !list.showCrossedOff)
          await recordCrossOffsShown(scope, tx, await lockGifts(tx, { listId: list.id }))
        await record(list, 'list-changed')
        if (list.username !== merged.username) {
          await recordFormerName(scope, tx, list.id)
          await announceLotsOf(tx, list.id)
        }
        return ok(await summaryOf(tx, list.id))
      },
    )
  } catch (error) {
    if (isNameTaken(error)) return refuse('InvalidData')
    throw error
  }
}
