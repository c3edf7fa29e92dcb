import type { MessageId } from '#core/i18n.ts'
import type { MiddlewareRules } from './feature.ts'
import type { Http } from './http.ts'

/** Number of characters up to which an error page repeats a form's values. No form that a person fills in has more. */
const maxShown = 64 * 1024

export interface TypedText {
  name: string
  label: MessageId
  value: string
}

/** Values of a form that can be sent once more. Never passwords, files or the CSRF token. */
export interface SentForm {
  texts: TypedText[]
  /** other values, in the order of the form; a name may occur twice */
  others: { name: string; value: string }[]
  /** whether values were left out: passwords, other secrets and files, or everything if the form was too long */
  isCut: boolean
}

/** Returns the body of a form that a browser sent; null for any other body. */
export async function formOf(c: Http): Promise<FormData | null> {
  const type = c.req.header('Content-Type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type)) return null
  return c.req.formData().catch(() => null)
}

export function readSentForm({ textFields, secretFields }: MiddlewareRules, form: FormData): SentForm {
  const isSecret = (name: string) => secretFields.some((field) => field.test(name))
  const sent: SentForm = { texts: [], others: [], isCut: false }
  let size = 0
  for (const [name, value] of form) {
    if (typeof value !== 'string') sent.isCut ||= value.size > 0
    else if (name === 'csrfToken') continue
    else if (isSecret(name)) sent.isCut ||= value !== ''
    else {
      size += value.length
      const label = value.trim() === '' ? undefined : textFields[name]
      if (label) sent.texts.push({ name, label, value })
      else sent.others.push({ name, value })
    }
  }
  return size > maxShown ? { texts: [], others: [], isCut: true } : sent
}

/**
 * Returns the texts typed into this request's form, for a response without that form. Empty unless the form passed the
 * CSRF check.
 */
export function typedTexts(c: Http): TypedText[] {
  const form = c.get('form')
  return form ? readSentForm(c.get('rules'), form).texts : []
}
