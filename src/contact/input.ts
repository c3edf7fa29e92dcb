import { z } from 'zod'
import type { MessageId } from '#core/i18n.ts'
import { email, isVisible, nameText, optionalGuid, parse, text } from '#core/input.ts'
import type { Scope } from '#core/scope.ts'

/** The asker makes up a `contextId`, with which sending the same again mails nothing. */
const messageInput = z.object({
  subject: nameText({ max: 200, required: 'general.subject.is_required', tooLong: 'general.subject.too_long' }),
  message: text({
    max: 4096,
    required: 'contact.message.is_required',
    tooLong: 'general.message.message_too_long',
  }).refine(
    (value) => value === '' || isVisible(value, { withPunctuation: false }),
    'contact.message.is_required' satisfies MessageId,
  ),
  contextId: optionalGuid(),
})

/** Of somebody whom we do not know. */
export const strangersInput = messageInput.extend({ email: email('general.email.own_is_required') })

export type ContactMessage = z.output<typeof messageInput> & Partial<Pick<z.output<typeof strangersInput>, 'email'>>

/** Whoever is logged in writes by the address of their account. */
export const readMessage = ({ user }: Pick<Scope, 'user'>, given: unknown) =>
  parse<typeof messageInput | typeof strangersInput>(user ? messageInput : strangersInput, given)
