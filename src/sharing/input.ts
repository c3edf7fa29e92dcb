import { z } from 'zod'
import type { MessageId } from '#core/i18n.ts'
import { nameText, optionalGuid, optionalText, text } from '#core/input.ts'
import { readPastedAddresses } from '#core/pasted-addresses.ts'
import { ownListGuid } from '../lists/index.ts'

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
const messages = z.object({
  messageStart: message().meta({
    description: `Text above the gifts, or null; \`messageStart\` and \`messageEnd\` together have ${messageBounds.min} to ${messageBounds.max} characters`,
    example: 'Hi! These are my wishes for Sinterklaas.',
  }),
  messageEnd: message().meta({ description: 'Text below the gifts, or null', example: 'Love, Noor' }),
})

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

/** Input to send a list by e-mail. */
export const sendInput = z
  .object({
    recipients: recipients.meta({
      description: `At most ${maxRecipients} email addresses, between commas, semicolons or line breaks, with or without names`,
      example: 'sem@example.org, Lotte Visser <lotte@example.org>',
    }),
    subject: nameText({
      max: 200,
      required: 'general.subject.is_required',
      tooLong: 'general.subject.too_long',
    }).meta({ description: 'Subject of the mail', example: 'Noor’s list for Sinterklaas' }),
    ...messages.shape,
    privateGuid: ownListGuid(),
    contextId: optionalGuid().meta({
      description:
        'Random guid that the client makes up for a mail. An address gets the same mail with the same guid once; with null, again at each call',
    }),
  })
  .refine((given) => lengthOf(given) >= messageBounds.min, ofMessages('general.message.message_too_short'))
  .refine((given) => lengthOf(given) <= messageBounds.max, ofMessages('general.message.message_too_long'))
export type ListToSend = z.output<typeof sendInput>
