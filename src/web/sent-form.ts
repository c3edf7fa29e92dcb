import type { MessageId } from '#core/i18n.ts'
import type { EdgeRules } from './feature.ts'
import type { Http } from './http.ts'

/** More than the texts of any form of ours that is sent in earnest. */
const maxShown = 64 * 1024

export interface TypedText {
  name: string
  label: MessageId
  value: string
}

/** What a form brought, to be sent once more. Never passwords, files or the token. */
export interface SentForm {
  texts: TypedText[]
  /** in the order of the form; a name may come twice */
  others: { name: string; value: string }[]
  /** a password or a file was sent too */
  isCut: boolean
}

/** The request's body where a browser sent it by a form; null for anything else. */
export async function formOf(c: Http): Promise<FormData | null> {
  const type = c.req.header('Content-Type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type)) return null
  return c.req.formData().catch(() => null)
}

export function readSentForm({ textFields, secretFields }: EdgeRules, form: FormData): SentForm {
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

/** What was typed into the form of this request, for an answer that is not the form; nothing unless its token was good. */
export function typedTexts(c: Http): TypedText[] {
  const form = c.get('form')
  return form ? readSentForm(c.get('rules'), form).texts : []
}
