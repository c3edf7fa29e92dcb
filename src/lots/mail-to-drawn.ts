import { randomInt, randomUUID } from 'node:crypto'
import { drawCapsOf, type MailData, type NewMail } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import type { Recipient } from './recipient-of.ts'

/** From 1 to 15 minutes: whoever watches who looks at their lot must not tell from the mail's moment who asked. */
const randomDelayMs = () => randomInt(60_000, 15 * 60_000)

/** A mail to whom the asker drew, who is told neither the asker's name nor when they asked. The database does not tell whom it is for. */
export const mailToDrawn = (
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
