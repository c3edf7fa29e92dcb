import { z } from 'zod'
import type { MessageId } from '#core/i18n.ts'
import {
  flag,
  formVersion,
  guid,
  nameText,
  optionalDay,
  optionalFlag,
  optionalCheckbox,
  optionalNameText,
  optionalText,
  text,
  checkbox,
} from '#core/input.ts'
import { accessTypes, type AccessType } from '#core/access-types.ts'
import { occasions } from '#core/occasions.ts'
import { themes } from './themes.ts'
import { newNamePattern } from './usernames.ts'
import { listNamePattern } from '#core/names.ts'

const name = (form: RegExp) =>
  text({
    min: 3,
    max: 50,
    required: 'general.username.is_required',
    tooShort: 'general.username.too_short',
    tooLong: 'general.username.too_long',
  }).refine(
    (value) => value.length < 3 || value.length > 50 || form.test(value),
    'general.username.invalid' satisfies MessageId,
  )

export const usernameInput = name(newNamePattern)

/** Accepts any text: a text that can't be a name is reported as unavailable. */
export const nameToCheck = z.object({
  username: z.string({
    error: ({ input }): MessageId => ((input ?? null) === null ? 'general.username.is_required' : 'general.invalid'),
  }),
})

const person = () => ({
  firstName: nameText({ max: 50, required: 'general.first_name.is_required', tooLong: 'general.first_name.too_long' }),
  lastName: nameText({ max: 100, required: 'general.last_name.is_required', tooLong: 'general.last_name.too_long' }),
  city: optionalNameText({ max: 100, tooLong: 'general.place.too_long' }),
})

const title = () => optionalNameText({ max: 100, tooLong: 'my_list.title.too_long' })
const question = text({
  max: 255,
  required: 'my_list.access.question.required',
  tooLong: 'my_list.access.question.too_long',
})
const secretAnswer = text({
  max: 32,
  required: 'my_list.access.answer.required',
  tooLong: 'my_list.access.answer.too_long',
})

const anyText = () => z.preprocess((value) => value ?? null, z.string().nullable())

const access = () => ({
  accessType: z.enum(accessTypes, { error: 'my_list.access.required' satisfies MessageId }),
  accessQuestion: anyText(),
  accessAnswer: anyText(),
})

interface GivenAccess {
  accessType: AccessType
  accessQuestion: string | null
  accessAnswer: string | null
}

/** Validates question and answer of an OPEN list, and drops them for any other list. */
function withQuestion<Given extends GivenAccess>(
  given: Given,
  context: z.RefinementCtx,
): Omit<Given, 'accessQuestion' | 'accessAnswer'> & { accessQuestion: string | null; accessAnswer: string | null } {
  if (given.accessType !== 'OPEN') return { ...given, accessQuestion: null, accessAnswer: null }
  const parsed = z.object({ accessQuestion: question, accessAnswer: secretAnswer }).safeParse(given)
  if (parsed.success) return { ...given, ...parsed.data }
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message })
  return z.NEVER
}

const newList = z.object({ username: usernameInput, ...person(), ...access(), title: title() })

export const newListInput = newList.transform(withQuestion)

/** Returns the fields for the occasion of a new list. An unknown occasion is ignored. */
export const newOccasion = () => ({
  title: title(),
  occasion: z.enum(occasions).nullable().catch(null),
  occasionDate: optionalDay('my_list.occasion.date_invalid'),
})

export const newListForm = newList.extend(newOccasion()).transform(withQuestion)

export const titleInput = z.object({ privateGuid: guid(), title: title() })
export const descriptionInput = z.object({
  privateGuid: guid(),
  description: optionalText({ max: 2000, tooLong: 'my_list.description.too_long' }),
})
export const occasionInput = z.object({
  privateGuid: guid(),
  occasion: z.enum(occasions, { error: 'general.invalid' satisfies MessageId }),
  occasionDate: optionalDay('my_list.occasion.date_invalid'),
})

export const titleForm = titleInput.extend({ version: formVersion() })
export const descriptionForm = descriptionInput.extend({ version: formVersion() })
export const occasionForm = occasionInput.extend({ version: formVersion() })

/** Settings of a list. A list may keep its old name, even if `newNamePattern` doesn't allow it any more. */
const settings = z.object({
  privateGuid: guid(),
  username: name(listNamePattern),
  ...person(),
  ...access(),
  includeInSearchResult: optionalFlag(),
  showCrossedOff: flag(),
  birthday: optionalDay(),
})

export const settingsInput = settings.transform(withQuestion)

export const settingsForm = settings
  .extend({ includeInSearchResult: optionalCheckbox(), showCrossedOff: checkbox(), version: formVersion() })
  .transform(withQuestion)

/** Accepts any text: giving up a text that is no former name has no effect. */
export const formerNameForm = z.object({ formerName: z.string() })

export const themeInput = z.object({ id: z.enum(themes, { error: 'list_image.unknown_theme' satisfies MessageId }) })

/** The picture of a list: `id` names a drawing; a photo comes as a file instead. */
export const pictureForm = z.object({ id: themeInput.shape.id.optional(), version: formVersion() })
