import { z } from 'zod'
import type { MessageId } from '#core/i18n.ts'
import { guid, nameText, optionalGuid, optionalText, text } from '#core/input.ts'
import { readPastedAddresses } from '#core/pasted-addresses.ts'

const maxRecipients = 50
const messageBounds = { min: 10, max: 4096 } as const

/** Splits a pasted text into e-mail addresses. An address counts once, whatever the case of its letters. */
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

/**
 * Returns the entries of the field for recipients that are no e-mail address, each once, so that the page can name
 * them.
 */
export const refusedRecipients = (typed: string): string[] => [
  ...new Set(readPastedAddresses(typed).flatMap((entry) => (entry.email === null ? entry.typed : []))),
]

const message = () => optionalText({ max: messageBounds.max, tooLong: 'general.message.message_too_long' })
const messages = z.object({ messageStart: message(), messageEnd: message() })

const lengthOf = ({ messageStart, messageEnd }: z.output<typeof messages>) =>
  [...`${messageStart ?? ''}${messageEnd ?? ''}`].length
/**
 * Returns the options of a `refine` that concerns both parts of the message together. Zod checks it even if other
 * fields are invalid.
 */
const ofMessages = (error: MessageId) => ({
  error,
  path: ['messageStart'],
  when: ({ value }: { value: unknown }) => messages.safeParse(value).success,
})

/**
 * Input to send a list by e-mail. The caller makes up a `contextId`; the same mail with the same `contextId` is sent
 * only once.
 */
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
