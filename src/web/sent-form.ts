import type { MessageId } from '#core/i18n.ts'
import type { Http } from './http.ts'

/** The fields of our forms in which people write, and what these are called where the form itself is not shown. */
const textFields: Readonly<Record<string, MessageId>> = {
  title: 'my_list.title',
  name: 'category.name',
  description: 'error.typed.description',
  url: 'gift.url',
  message: 'forum.message',
  question: 'lot.question.label',
  recipients: 'send.recipients',
  subject: 'general.subject',
  messageStart: 'send.message_start',
  messageEnd: 'send.message_end',
}

/** The answer to a list's question is its password. */
const isSecret = (name: string) => /password|^(accessA|a)nswer$/i.test(name) || name === 'csrfToken'

/** More than the texts of any form of ours that is sent in earnest. */
const mostShown = 64 * 1024

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

export function readSentForm(form: FormData): SentForm {
  const sent: SentForm = { texts: [], others: [], isCut: false }
  let size = 0
  for (const [name, value] of form) {
    if (typeof value !== 'string') sent.isCut ||= value.size > 0
    else if (isSecret(name)) sent.isCut ||= name !== 'csrfToken' && value !== ''
    else {
      size += value.length
      const label = value.trim() === '' ? undefined : textFields[name]
      if (label) sent.texts.push({ name, label, value })
      else sent.others.push({ name, value })
    }
  }
  return size > mostShown ? { texts: [], others: [], isCut: true } : sent
}

/** What was typed into the form of this request, for an answer that is not the form; nothing unless its token was good. */
export function typedTexts(c: Http): TypedText[] {
  const form = c.get('form')
  return form ? readSentForm(form).texts : []
}
