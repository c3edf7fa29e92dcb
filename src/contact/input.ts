import { z } from 'zod'
import type { MessageId } from '#core/i18n.ts'
import { email, isVisible, nameText, optionalGuid, parse, text } from '#core/input.ts'
import type { Scope } from '#core/scope.ts'

/** Input of a message to the operator. */
const messageInput = z.object({
  subject: nameText({ max: 200, required: 'general.subject.is_required', tooLong: 'general.subject.too_long' }).meta({
    example: 'A question about my list',
  }),
  message: text({
    max: 4096,
    required: 'contact.message.is_required',
    tooLong: 'general.message.message_too_long',
  })
    .refine(
      (value) => value === '' || isVisible(value, { withPunctuation: false }),
      'contact.message.is_required' satisfies MessageId,
    )
    .meta({ example: 'How can I move a gift to another list?' }),
  contextId: optionalGuid().meta({
    description: 'Made up by the client for each message, so that a repeated request sends nothing; null for none',
  }),
})

/** Input of a visitor who isn't logged in. */
export const anonymousMessageInput = messageInput.extend({ email: email('general.email.own_is_required') })

export type ContactMessage = z.output<typeof messageInput> &
  Partial<Pick<z.output<typeof anonymousMessageInput>, 'email'>>

/** Validates a message. A logged-in user writes from the e-mail address of their account. */
export const readContactMessage = ({ user }: Pick<Scope, 'user'>, given: unknown) =>
  parse<typeof messageInput | typeof anonymousMessageInput>(user ? messageInput : anonymousMessageInput, given)
