import { randomInt, randomUUID } from 'node:crypto'
import { drawCapsOf, type MailData, type NewMail } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import type { Recipient } from './recipient-of.ts'

/**
 * Returns a random delay of 1 to 15 minutes, so that the mail's timing doesn't identify the giver to somebody who sees
 * when participants open their lots.
 */
const randomDelayMs = () => randomInt(60_000, 15 * 60_000)

/**
 * Returns a mail from a giver to the participant they drew. The mail reveals neither the giver's name nor when they
 * wrote. It is stored sealed, so that the database doesn't reveal its recipient.
 */
export const mailToReceiver = (
  scope: Scope,
  kind: 'nudge' | 'question',
  { participantId, address }: Recipient,
  data: MailData = {},
): NewMail => ({
  kind,
  cause: `${kind}:${randomUUID()}`,
  ...address,
  data: { ...data, participantId },
  isSealed: true,
  ...drawCapsOf(scope.user, 'drop'),
  ...(scope.config.mailDelays && { delayMs: randomDelayMs() }),
})
