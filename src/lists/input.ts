import { z } from 'zod'
import type { MessageId } from '#core/i18n.ts'
import {
  flag,
  formVersion,
  nameText,
  optionalDay,
  optionalFlag,
  optionalCheckbox,
  optionalNameText,
  optionalText,
  text,
  checkbox,
} from '#core/input.ts'
import { accessTypeSchema, type AccessType } from '#core/access-types.ts'
import { occasions, occasionSchema } from '#core/occasions.ts'
import { ownListGuid } from './fields.ts'
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

const newNameMeta = {
  description:
    'Name of the list, with which its URL ends: letters from a to z, digits, `-` and `_`, with at least one letter, and a letter or digit first',
  example: 'noor',
}

export const nameToCheck = z.object({
  username: z
    .string({
      error: ({ input }): MessageId => ((input ?? null) === null ? 'general.username.is_required' : 'general.invalid'),
    })
    .meta({ description: 'Name for a list, with which its URL would end', example: 'noor' }),
})

const person = () => ({
  firstName: nameText({
    max: 50,
    required: 'general.first_name.is_required',
    tooLong: 'general.first_name.too_long',
  }).meta({ description: 'First name of the person the list is for', example: 'Noor' }),
  lastName: nameText({
    max: 100,
    required: 'general.last_name.is_required',
    tooLong: 'general.last_name.too_long',
  }).meta({ description: 'Last name of the person the list is for', example: 'de Vries' }),
  city: optionalNameText({ max: 100, tooLong: 'general.place.too_long' }).meta({
    description: 'Town of that person; null for none',
    example: 'Utrecht',
  }),
})

const title = () =>
  optionalNameText({ max: 100, tooLong: 'my_list.title.too_long' }).meta({
    description: 'Title of the list; null for none',
    example: 'Sinterklaas with Noor',
  })
const questionLength = 255
const question = text({
  max: questionLength,
  required: 'my_list.access.question.required',
  tooLong: 'my_list.access.question.too_long',
})
const answerLength = 32
const secretAnswer = text({
  max: answerLength,
  required: 'my_list.access.answer.required',
  tooLong: 'my_list.access.answer.too_long',
})

const anyText = () => z.preprocess((value) => value ?? null, z.string().nullable())

const access = () => ({
  accessType: accessTypeSchema,
  accessQuestion: anyText().meta({
    description: `Question that opens the list to visitors, of at most ${questionLength} characters. Required for \`OPEN\`; ignored, and may be null, for other types`,
    example: 'What’s our cat called?',
  }),
  accessAnswer: anyText().meta({
    description: `Answer to the question, of at most ${answerLength} characters. Required for \`OPEN\`; ignored, and may be null, for other types`,
    example: 'Minoes',
  }),
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

const newList = z.object({ username: usernameInput.meta(newNameMeta), ...person(), ...access(), title: title() })

export const newListInput = newList.transform(withQuestion)

/** Returns the fields for the occasion of a new list. An unknown occasion is ignored. */
export const newOccasion = () => ({
  title: title(),
  occasion: z.enum(occasions).nullable().catch(null),
  occasionDate: optionalDay('my_list.occasion.date_invalid'),
})

export const newListForm = newList.extend(newOccasion()).transform(withQuestion)

export const titleInput = z.object({ privateGuid: ownListGuid(), title: title() })
export const descriptionInput = z.object({
  privateGuid: ownListGuid(),
  description: optionalText({ max: 2000, tooLong: 'my_list.description.too_long' }).meta({
    description: 'Text above the gifts; null for none',
    example: 'Second-hand is fine too.',
  }),
})
export const occasionInput = z.object({
  privateGuid: ownListGuid(),
  occasion: occasionSchema,
  occasionDate: optionalDay('my_list.occasion.date_invalid').meta({
    description: 'Day of the occasion; null for none',
  }),
})

export const titleForm = titleInput.extend({ version: formVersion() })
export const descriptionForm = descriptionInput.extend({ version: formVersion() })
export const occasionForm = occasionInput.extend({ version: formVersion() })

/** Settings of a list. A list may keep its old name, even if `newNamePattern` doesn't allow it any more. */
const settings = z.object({
  privateGuid: ownListGuid(),
  username: name(listNamePattern).meta(newNameMeta),
  ...person(),
  ...access(),
  includeInSearchResult: optionalFlag().meta({
    description: 'Whether searches find the list, if visitors can open it; null leaves this as it is',
  }),
  showCrossedOff: flag().meta({
    description:
      'Whether the list shows its owners what is crossed off; null means false. If it begins to, an email tells those who crossed gifts off',
    example: false,
  }),
  birthday: optionalDay().meta({
    description: 'Birthday of the person the list is for, of which friends see day and month; null for none',
    example: '1990-05-14',
  }),
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
