import type { MessageId } from '#core/i18n.ts'

/**
 * Reasons why an envelope doesn't open. `Deleted`: the draw is deleted, or the organizer has replaced the envelope.
 */
export const openEnvelopeProblems = ['AlreadyOpened', 'Deleted', 'NotFound'] as const
export type OpenEnvelopeProblem = (typeof openEnvelopeProblems)[number]

/**
 * Reasons why a participant's turn with the organizer's phone shows nothing. `Expired`: the page is too old, or the
 * envelope was replaced meanwhile.
 */
export type TurnProblem = 'AlreadyOpened' | 'Expired' | 'Deleted' | 'NotFound'

/** Reasons why an envelope isn't replaced. `InvalidData`: the participant's lot goes to an e-mail address. */
export const renewEnvelopeProblems = ['Deleted', 'NotFound', 'Unauthorized', 'InvalidData'] as const
export type RenewEnvelopeProblem = (typeof renewEnvelopeProblems)[number]
export const renewEnvelopeMessages: Record<RenewEnvelopeProblem, MessageId> = {
  Deleted: 'loting.resend.failure_deleted',
  NotFound: 'loting.resend.failure_general',
  Unauthorized: 'loting.resend.failure_general',
  InvalidData: 'envelope.renew.has_address',
}
