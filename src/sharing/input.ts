import { z } from 'zod'
import type { MessageId } from '#core/i18n.ts'
import { guid, nameText, optionalGuid, optionalText, text } from '#core/input.ts'
import { readPastedAddresses } from '#core/pasted-addresses.ts'

const maxRecipients = 50
const messageBounds = { min: 10, max: 4096 } as const

/** A pasted text becomes its addresses, each once however its letters are cased. */
const recipients = text({
  max: 4096,
  required: 'send.no_recipient',
  tooLong: 'send.recipients_too_long',
}).transform((typed, context) => {
  const refuse = (message: MessageId) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const entries = readPastedAddresses(typed)
  if (entries.length === 0) return refuse('send.no_recipient')
  if (entries.some(({ email }) => email === null)) return refuse('validation.should_be_emails')
  const addresses = new Map(entries.map(({ email }) => [email!.toLowerCase(), email!]))
  return addresses.size > maxRecipients ? refuse('send.recipients_too_long') : [...addresses.values()]
})

/** The entries of the field that are no address, each once, for the page to name. */
export const refusedRecipients = (typed: string): string[] => [
  ...new Set(readPastedAddresses(typed).flatMap((entry) => (entry.email === null ? entry.typed : []))),
]

const message = () => optionalText({ max: messageBounds.max, tooLong: 'general.message.message_too_long' })
const messages = z.object({ messageStart: message(), messageEnd: message() })

const lengthOf = ({ messageStart, messageEnd }: z.output<typeof messages>) =>
  [...`${messageStart ?? ''}${messageEnd ?? ''}`].length
/** Of a rule for both parts together, which is checked even where other fields are refused. */
const ofMessages = (error: MessageId) => ({
  error,
  path: ['messageStart'],
  when: ({ value }: { value: unknown }) => messages.safeParse(value).success,
})

/** The asker makes up a `contextId`, with which sending the same again mails nothing. */
export const sendInput = z
  .object({
    recipients,
    subject: nameText({ max: 200, required: 'general.subject.is_required', tooLong: 'general.subject.too_long' }),
    ...messages.shape,
    privateGuid: guid(),
    contextId: optionalGuid(),
  })
  .refine((given) => lengthOf(given) >= messageBounds.min, ofMessages('general.message.message_too_short'))
  .refine((given) => lengthOf(given) <= messageBounds.max, ofMessages('general.message.message_too_long'))
export type ListToSend = z.output<typeof sendInput>
