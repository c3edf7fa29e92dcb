import { z } from 'zod'
import { hasForeignLetters, isEmail, storedAddress } from './email-addresses.ts'
import type { MessageId } from './i18n.ts'

/** Message ids by field. A form's messages and the API's 400 response are both made from it. */
export type FieldErrors = Record<string, MessageId[]>

const codePoints = (value: string) => [...value].length
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0')

interface TextRules {
  max: number
  min?: number
  required: MessageId
  tooLong: MessageId
  tooShort?: MessageId
}

const trimmed = () =>
  z
    .string({ error: 'general.invalid' satisfies MessageId })
    .refine(isStorable, 'general.invalid' satisfies MessageId)
    .overwrite((value) => value.replace(/\r\n?/g, '\n')) // like `readForm`, so that the API stores the same text
    .trim()
/**
 * Removes bidirectional embeddings, overrides and isolates, which can make a text read as another one. We don't refuse
 * them, because people copy them along with names and don't see them.
 */
const withoutOverrides = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\u202a-\u202e\u2066-\u2069]/g, '') : value
/** Turns blank, null and absent values into null, for `z.preprocess`. */
export const blankAsNull = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value

/** Lengths that the API's document gives; the checks themselves are in code, because they count Unicode code points. */
const lengths = ({ min = 1, max }: TextRules) => ({ minLength: min, ...(Number.isFinite(max) && { maxLength: max }) })

/** A required text. It is trimmed, and refused (never cut) if it has too many Unicode code points. */
const requiredText = (rules: TextRules) =>
  z
    .preprocess(
      (value) => value ?? '',
      trimmed().superRefine((value, context) => {
        const length = codePoints(value)
        if (length === 0) context.addIssue({ code: 'custom', message: rules.required })
        else if (length > rules.max) context.addIssue({ code: 'custom', message: rules.tooLong })
        else if (rules.min && length < rules.min)
          context.addIssue({ code: 'custom', message: rules.tooShort ?? rules.required })
      }),
    )
    .meta(lengths(rules))

/** A required text that may have several lines. */
export const text = (rules: TextRules) => z.preprocess(withoutOverrides, requiredText(rules))

/** Hangul fillers and the empty Braille cell. Unicode calls them letters and signs, but they show nothing. */
const blank = /[\u115f\u1160\u3164\uffa0\u2800]/g

/**
 * Whether a text has a letter, digit or sign that readers can see.
 * @param withPunctuation whether a dot or dash alone is enough
 */
export const isVisible = (value: string, { withPunctuation = true } = {}): boolean =>
  (withPunctuation ? /[\p{L}\p{N}\p{P}\p{S}]/u : /[\p{L}\p{N}\p{S}]/u).test(value.replace(blank, ''))

/**
 * Control characters, line breaks, characters without width, and characters that reverse the text after them. A name
 * with one of them could pass for another name, or for a mail's header.
 */
const unreadable = /[\p{Cc}\u00ad\u034f\u200b\u2028\u2029\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u
const isReadable = (value: string | null) => !value || (!unreadable.test(value) && isVisible(value))

/** A required text of one line, such as a name or a title. */
export const nameText = (rules: TextRules) =>
  requiredText(rules).refine(isReadable, 'general.unreadable' satisfies MessageId)

/** An optional text. Blank, null and absent values become null. */
const textOrNull = (rules: Pick<TextRules, 'max' | 'tooLong'>) =>
  z
    .preprocess(
      blankAsNull,
      trimmed()
        .refine((value) => codePoints(value) <= rules.max, rules.tooLong)
        .nullable(),
    )
    .meta({ maxLength: rules.max })

/** Like `text`, but optional: blank, null and absent values become null. */
export const optionalText = (rules: Pick<TextRules, 'max' | 'tooLong'>) =>
  z.preprocess(withoutOverrides, textOrNull(rules))

export const optionalNameText = (rules: Pick<TextRules, 'max' | 'tooLong'>) =>
  textOrNull(rules).refine(isReadable, 'general.unreadable' satisfies MessageId)

/** A password, which is neither trimmed nor normalised. */
export const password = (rules: TextRules) =>
  z
    .preprocess(
      (value) => value ?? '',
      z
        .string({ error: 'general.invalid' satisfies MessageId })
        .refine(isStorable, 'general.invalid' satisfies MessageId)
        .superRefine((value, context) => {
          const length = codePoints(value)
          if (length === 0) context.addIssue({ code: 'custom', message: rules.required })
          else if (length > rules.max) context.addIssue({ code: 'custom', message: rules.tooLong })
          else if (rules.min && length < rules.min)
            context.addIssue({ code: 'custom', message: rules.tooShort ?? rules.required })
        }),
    )
    .meta({ ...lengths(rules), example: 'five blue bicycle bells' })

/** A required text of at most 100 characters. The caller must check whether the text is an e-mail address. */
export const emailText = (required: MessageId = 'general.email.is_required') =>
  text({ max: 100, required, tooLong: 'general.email.too_long' })
    .transform(storedAddress)
    .meta({ example: 'noor@example.org' })

export const email = (required: MessageId = 'general.email.is_required') =>
  emailText(required)
    .superRefine((value, context) => {
      if (value === '' || codePoints(value) > 100 || isEmail(value)) return
      const message: MessageId = hasForeignLetters(value) ? 'general.email.foreign_letters' : 'general.email.invalid'
      context.addIssue({ code: 'custom', message })
    })
    .meta({ format: 'email' })

/** A guid, which is turned into lower case. */
export const guid = () => z.guid({ error: 'general.invalid' satisfies MessageId }).toLowerCase()

const nilGuid = '00000000-0000-0000-0000-000000000000'

/**
 * A guid in a URL's path. A malformed guid becomes the nil guid, which nothing has: actions then find nothing.
 */
export const pathGuid = () => {
  const wellFormed = guid()
  return z.preprocess((value) => (wellFormed.safeParse(value).success ? value : nilGuid), wellFormed)
}

export const optionalGuid = () => z.preprocess(blankAsNull, guid().nullable())

const yesOrNo = () => z.boolean({ error: 'general.invalid' satisfies MessageId })

/** A boolean. Null and absent values become false. */
export const flag = () => z.preprocess((value) => value ?? false, yesOrNo())

/** A boolean or null. Null means that the stored value stays as it is. */
export const optionalFlag = () => z.preprocess((value) => value ?? null, yesOrNo().nullable())

const fromCheckBox = (value: unknown) =>
  value === 'on' || value === 'true' ? true : value === 'false' ? false : blankAsNull(value)

/** A form's check box. Browsers send nothing for a box that is not ticked. */
export const checkbox = () => z.preprocess(fromCheckBox, flag())

/**
 * A check box that some forms lack: the value is then null. Forms that have the box put a hidden field of the same name
 * with `false` before the box, so that a box without a tick becomes false.
 */
export const optionalCheckbox = () => z.preprocess(fromCheckBox, optionalFlag())

const markOfForm = () => z.preprocess(blankAsNull, z.string().nullable())

/** Hidden field with the version of the values that a form was opened with: see merging.ts. */
export const formVersion = markOfForm

/** Hidden field with the idempotency key of a form that adds one thing, however often it is sent. */
export const formIdempotencyKey = markOfForm

const dayBounds = ['1800-02-01', '9999-12-31'] as const

/** A day (`YYYY-MM-DD`) or null. */
export const optionalDay = (invalid: MessageId = 'general.date.invalid') =>
  z.preprocess(
    blankAsNull,
    z.iso
      .date({ error: (issue) => (typeof issue.input === 'string' ? invalid : 'general.invalid') })
      .refine((day) => day >= dayBounds[0] && day <= dayBounds[1], invalid)
      .nullable(),
  )

/**
 * Parses an input by its schema.
 * @returns the parsed value, or the message ids by refused field; `body` stands for the input as a whole
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): { ok: true; value: z.output<Schema> } | { ok: false; errors: FieldErrors } {
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, value: parsed.data }
  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.length === 0 ? 'body' : issue.path.map(String).join('.')
    const message = (
      issue.code === 'custom' || /^[a-z_]+(\.[a-z_0-9]+)+$/.test(issue.message) ? issue.message : 'general.invalid'
    ) as MessageId
    errors[field] = [...new Set([...(errors[field] ?? []), message])]
  }
  return { ok: false, errors }
}
