import { z } from 'zod'
import type { MessageId } from './i18n.ts'

/** What each field was refused for, by message id: the page's message at the field and the API's 400 both come from it. */
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
    .trim()
/** For `z.preprocess`: blank, null and a missing key are null. */
export const blankAsNull = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value

/** A required text: trimmed, its length counted in Unicode code points, refused (never cut) beyond its limit. */
export const text = (rules: TextRules) =>
  z.preprocess(
    (value) => value ?? '',
    trimmed().superRefine((value, context) => {
      const length = codePoints(value)
      if (length === 0) context.addIssue({ code: 'custom', message: rules.required })
      else if (length > rules.max) context.addIssue({ code: 'custom', message: rules.tooLong })
      else if (rules.min && length < rules.min)
        context.addIssue({ code: 'custom', message: rules.tooShort ?? rules.required })
    }),
  )

/** A text that may be left out: blank, null and a missing key are null. */
export const optionalText = (rules: Pick<TextRules, 'max' | 'tooLong'>) =>
  z.preprocess(
    blankAsNull,
    trimmed()
      .refine((value) => codePoints(value) <= rules.max, rules.tooLong)
      .nullable(),
  )

/** A password as typed: neither trimmed nor normalised. */
export const password = (rules: TextRules) =>
  z.preprocess(
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

/** The pattern that browsers use for `<input type=email>` (HTML Standard), with a dot demanded in the domain. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Whether a text has the form of an e-mail address. */
export const isEmail = (value: string): boolean => emailPattern.test(value)

/** What somebody gives as e-mail address, of at most 100 characters. */
export const emailText = (required: MessageId = 'general.email.is_required') =>
  text({ max: 100, required, tooLong: 'general.email.too_long' })

/** An e-mail address of at most 100 characters. */
export const email = (required: MessageId = 'general.email.is_required') =>
  emailText(required).refine(
    (value) => value === '' || codePoints(value) > 100 || isEmail(value),
    'general.email.invalid' satisfies MessageId,
  )

/** A guid, answered and compared in lower case. */
export const guid = () => z.guid({ error: 'general.invalid' satisfies MessageId }).toLowerCase()

const nilGuid = '00000000-0000-0000-0000-000000000000'

/** A guid in a path. What is none becomes the nil guid, which nothing has: the verb answers as for any unknown thing. */
export const pathGuid = () => z.preprocess((value) => (guid().safeParse(value).success ? value : nilGuid), guid())

/** A guid or nothing. */
export const optionalGuid = () => z.preprocess(blankAsNull, guid().nullable())

/** A switch: `true` and `false` in JSON, a ticked or absent check box in a form. */
export const flag = () =>
  z.preprocess(
    (value) =>
      value === 'on' || value === 'true'
        ? true
        : value === 'false' || value === undefined || value === null || value === ''
          ? false
          : value,
    z.boolean({ error: 'general.invalid' satisfies MessageId }),
  )

/** A switch that may be left as it is: absent and null are null. */
export const optionalFlag = () =>
  z.preprocess(
    (value) => (value === 'on' || value === 'true' ? true : value === 'false' ? false : blankAsNull(value)),
    z.boolean({ error: 'general.invalid' satisfies MessageId }).nullable(),
  )

const dayBounds = ['1800-02-01', '9999-12-31'] as const

/** A calendar day `YYYY-MM-DD` (1800-02-01 to 9999-12-31) or nothing. */
export const optionalDay = (invalid: MessageId = 'general.date.invalid') =>
  z.preprocess(
    blankAsNull,
    z.iso
      .date({ error: (issue) => (typeof issue.input === 'string' ? invalid : 'general.invalid') })
      .refine((day) => day >= dayBounds[0] && day <= dayBounds[1], invalid)
      .nullable(),
  )

/**
 * Parses untrusted input.
 * @returns the parsed value, or every refused field with its message ids; a body that is no object is refused as field `body`
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
