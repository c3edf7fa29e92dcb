import { randomInt, randomUUID } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import { drawCapsOf, enqueueMails, type MailData } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import type { Recipient } from './recipient-of.ts'

/**
 * Returns a random delay of 1 to 15 minutes, so that the mail's timing doesn't identify the giver to somebody who sees
 * when participants open their lots.
 */
export const randomDelayMs = (): number => randomInt(60_000, 15 * 60_000)

/**
 * Enqueues a mail from a giver to the participant they drew; none for a participant without an e-mail address. The mail
 * reveals neither the giver's name nor when they wrote. It is stored sealed, so that the database doesn't reveal its
 * recipient.
 */
export async function enqueueMailToReceiver(
  scope: Scope,
  tx: Transaction,
  kind: 'nudge' | 'question',
  { participantId, address }: Recipient,
  data: MailData = {},
): Promise<void> {
  const mail = address && {
    kind,
    cause: `${kind}:${randomUUID()}`,
    ...address,
    data: { ...data, participantId },
    isSealed: true,
    ...drawCapsOf(scope.user, 'drop'),
    ...(scope.config.mailDelays && { delayMs: randomDelayMs() }),
  }
  await enqueueMails(scope, tx, mail ? [mail] : [], kind)
}
