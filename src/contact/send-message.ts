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
 * Mails a message to the operator. The same message with the same `contextId` is mailed only once.
 * @returns e-mail address that gets the operator's reply
 * @throws TooManyRequests after 5 messages in an hour. Unproven senders are also limited to 10 a day for each client,
 * and 200 a day in total.
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
