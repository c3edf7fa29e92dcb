import type { MessageId } from '#core/i18n.ts'

/**
 * Reasons why an envelope doesn't open. `Deleted`: the draw is deleted, or the organizer has replaced the envelope.
 */
export const openEnvelopeMessages = {
  AlreadyOpened: 'envelope.opened',
  Deleted: 'envelope.gone.body',
  NotFound: 'envelope.not_found.title',
} satisfies Record<string, MessageId>
export type OpenEnvelopeProblem = keyof typeof openEnvelopeMessages

/**
 * Reasons why a participant's turn with the organizer's phone shows nothing. `Expired`: the page is too old, or the
 * envelope was replaced meanwhile.
 */
export type TurnProblem = 'AlreadyOpened' | 'Expired' | 'Deleted' | 'NotFound'

/** Reasons why an envelope isn't replaced. `InvalidData`: the participant's lot goes to an e-mail address. */
export const renewEnvelopeMessages = {
  Deleted: 'loting.resend.failure_deleted',
  NotFound: 'loting.resend.failure_general',
  Unauthorized: 'loting.resend.failure_general',
  InvalidData: 'envelope.renew.has_address',
} satisfies Record<string, MessageId>
export type RenewEnvelopeProblem = keyof typeof renewEnvelopeMessages
