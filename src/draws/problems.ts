import type { MessageId } from '#core/i18n.ts'
import type { FieldErrors } from '#core/input.ts'

/**
 * Reasons why nothing was drawn. `TooHard`: an allowed assignment may exist, but was not found within the time that a
 * draw may take. `DrawnAlready`: another session has made a draw with this `contextId`.
 */
export const createMessages = {
  InvalidData: 'loting.do_loting_error.data',
  InvalidExclusions: 'loting.do_loting_error.exclusions',
  InvalidOrganizerEmail: 'loting.do_loting_error.email',
  TooHard: 'loting.do_loting_error.too_hard',
  DrawnAlready: 'loting.do_loting_error.drawn_already',
} satisfies Record<string, MessageId>
export type CreateProblem = keyof typeof createMessages

/** A draw's day is in the past, or more than two years ahead. The API answers 400, as for other values out of range. */
export type InvalidDate = 'InvalidDate'
export const invalidDate: Record<InvalidDate, FieldErrors> = { InvalidDate: { date: ['loting.date.out_of_range'] } }

/** Reasons why a draw isn't changed. */
export const updateMessages = {
  Deleted: 'loting.edit.failure_deleted',
  NotFound: 'loting.edit.failure',
  Unauthorized: 'loting.edit.failure',
} satisfies Record<string, MessageId>
export type UpdateProblem = keyof typeof updateMessages

/**
 * Reasons why nobody joins or leaves a drawn draw. `InvalidData`: an exclusion refers to nobody, a friend is no friend of
 * the caller, or the draw is full.
 */
export const membershipMessages = {
  TooFewParticipants: 'loting.membership.too_few',
  InvalidExclusions: 'loting.membership.too_narrow',
  TooHard: 'loting.do_loting_error.too_hard',
  Deleted: 'loting.edit.failure_deleted',
  NotFound: 'loting.edit.failure',
  Unauthorized: 'loting.edit.failure',
  InvalidData: 'loting.do_loting_error.data',
} satisfies Record<string, MessageId>
export type MembershipProblem = keyof typeof membershipMessages

/** Reasons why nobody is reminded. `NobodyLeft`: everybody with an address has opened their lot, or gets it just now. */
export type RemindProblem = 'Unauthorized' | 'TooRecent' | 'NobodyLeft'
export const remindMessages: Record<RemindProblem, MessageId> = {
  Unauthorized: 'loting.edit.failure',
  TooRecent: 'loting.remind.too_recent',
  NobodyLeft: 'loting.remind.nobody_left',
}

/** Reasons why a draw isn't deleted: the caller doesn't manage it. */
export const deleteMessages = { Unauthorized: 'loting.delete_failure' } satisfies Record<string, MessageId>
export type DeleteProblem = keyof typeof deleteMessages

/**
 * Reasons why a draw's held lots aren't sent. `Unconfirmed`: the caller has not shown that they read the organizer's
 * mailbox.
 */
export type SendHeldProblem = 'Unauthorized' | 'Unconfirmed'
export const sendHeldMessages: Record<SendHeldProblem, MessageId> = {
  Unauthorized: 'loting.resend.failure_general',
  Unconfirmed: 'loting.held.unconfirmed',
}

/** Reasons why a lot isn't sent again. */
export const resendMessages = {
  Deleted: 'loting.resend.failure_deleted',
  NotFound: 'loting.resend.failure_general',
  Unauthorized: 'loting.resend.failure_general',
  InvalidData: 'loting.resend.failure_address',
} satisfies Record<string, MessageId>
export type ResendProblem = keyof typeof resendMessages
