import { randomUUID } from 'node:crypto'
import { transact } from '#core/db.ts'
import { limited } from '#core/limits.ts'
import { enqueueMail } from '#core/mail/enqueue-mail.ts'
import { operatorOf } from '#core/operator.ts'
import { ok } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import type { ContactMessage } from './input.ts'
import { contactMessages, unprovenContactMessages, unprovenContactMessagesOfClient } from './limits.ts'

/**
 * Mails what somebody writes to whoever runs this. The same form sent twice is one mail.
 * @returns the address to which answers go
 * @throws TooManyRequests after 5 messages in an hour, and after 200 in a day of everybody whose address isn't proven
 */
export async function sendMessage(
  scope: Scope,
  { subject, message, contextId, ...given }: ContactMessage,
): Promise<{ ok: true; value: { email: string } }> {
  const { user, texts, config, signer } = scope
  const email = user?.email ?? given.email!
  const context = contextId ?? randomUUID()
  const isProven = user?.isProven ?? false
  const send = () =>
    transact(scope.sql, async (tx) => {
      await enqueueMail(scope, tx, {
        kind: 'contact',
        cause: `contact ${signer.code('contact', JSON.stringify([email, subject, message, context]))}`,
        recipient: operatorOf(config, texts.edition).email,
        userId: null,
        edition: texts.edition.code,
        data: { email, isProven, subject, message },
      })
      return ok({ email })
    })
  const uses = isProven
    ? [contactMessages]
    : [contactMessages, unprovenContactMessagesOfClient, unprovenContactMessages]
  return limited(scope, uses, send)
}
