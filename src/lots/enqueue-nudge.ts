import { randomUUID } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import { drawCapsOf, enqueueMails } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import { randomDelayMs } from './random-delay.ts'
import type { Recipient } from './recipient-of.ts'

/**
 * Enqueues a nudge from a giver to the participant they drew; none for a participant without an e-mail address. The mail
 * reveals neither the giver's name nor when they pressed. It is stored sealed, so that the database doesn't reveal its
 * recipient.
 */
export async function enqueueNudge(
  scope: Scope,
  tx: Transaction,
  { participantId, address }: Recipient,
): Promise<void> {
  const mail = address && {
    kind: 'nudge',
    cause: `nudge:${randomUUID()}`,
    ...address,
    data: { participantId },
    isSealed: true,
    ...drawCapsOf(scope.user, 'drop'),
    ...(scope.config.mailDelays && { delayMs: randomDelayMs() }),
  }
  await enqueueMails(scope, tx, mail ? [mail] : [], 'nudge')
}
