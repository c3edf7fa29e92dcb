import type { MessageId } from '#core/i18n.ts'
import type { FieldErrors } from '#core/input.ts'

/**
 * Reasons why nothing was drawn. `TooHard`: an allowed assignment may exist, but was not found within the time that a
 * draw may take. `DrawnAlready`: another session has made a draw with this `contextId`.
 */
export const createProblems = [
  'InvalidData',
  'InvalidExclusions',
  'InvalidOrganizerEmail',
  'TooHard',
  'DrawnAlready',
] as const
export type CreateProblem = (typeof createProblems)[number]
export const createMessages: Record<CreateProblem, MessageId> = {
  InvalidData: 'loting.do_loting_error.data',
  InvalidExclusions: 'loting.do_loting_error.exclusions',
  InvalidOrganizerEmail: 'loting.do_loting_error.email',
  TooHard: 'loting.do_loting_error.too_hard',
  DrawnAlready: 'loting.do_loting_error.drawn_already',
}

/** A draw's day is in the past, or more than two years ahead. The API answers 400, as for other values out of range. */
export type InvalidDate = 'InvalidDate'
export const invalidDate: Record<InvalidDate, FieldErrors> = { InvalidDate: { date: ['loting.date.out_of_range'] } }

/** Reasons why a draw isn't changed. */
export const updateProblems = ['Deleted', 'NotFound', 'Unauthorized'] as const
export type UpdateProblem = (typeof updateProblems)[number]
export const updateMessages: Record<UpdateProblem, MessageId> = {
  Deleted: 'loting.edit.failure_deleted',
  NotFound: 'loting.edit.failure',
  Unauthorized: 'loting.edit.failure',
}

/**
 * Reasons why nobody joins or leaves a drawn draw. `InvalidData`: an exclusion refers to nobody, a friend is no friend of
 * the caller, or the draw is full.
 */
export const membershipProblems = [
  'TooFewParticipants',
  'InvalidExclusions',
  'TooHard',
  'Deleted',
  'NotFound',
  'Unauthorized',
  'InvalidData',
] as const
export type MembershipProblem = (typeof membershipProblems)[number]
export const membershipMessages: Record<MembershipProblem, MessageId> = {
  TooFewParticipants: 'loting.membership.too_few',
  InvalidExclusions: 'loting.membership.too_narrow',
  TooHard: 'loting.do_loting_error.too_hard',
  Deleted: 'loting.edit.failure_deleted',
  NotFound: 'loting.edit.failure',
  Unauthorized: 'loting.edit.failure',
  InvalidData: 'loting.do_loting_error.data',
}

/** Reasons why nobody is reminded. `NobodyLeft`: everybody with an address has opened their lot, or gets it just now. */
export type RemindProblem = 'Unauthorized' | 'TooRecent' | 'NobodyLeft'
export const remindMessages: Record<RemindProblem, MessageId> = {
  Unauthorized: 'loting.edit.failure',
  TooRecent: 'loting.remind.too_recent',
  NobodyLeft: 'loting.remind.nobody_left',
}

/** Reasons why a draw isn't deleted: the caller doesn't manage it. */
export const deleteProblems = ['Unauthorized'] as const
export type DeleteProblem = (typeof deleteProblems)[number]
export const deleteMessages: Record<DeleteProblem, MessageId> = { Unauthorized: 'loting.delete_failure' }

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
export const resendProblems = ['Deleted', 'NotFound', 'Unauthorized', 'InvalidData'] as const
export type ResendProblem = (typeof resendProblems)[number]
export const resendMessages: Record<ResendProblem, MessageId> = {
  Deleted: 'loting.resend.failure_deleted',
  NotFound: 'loting.resend.failure_general',
  Unauthorized: 'loting.resend.failure_general',
  InvalidData: 'loting.resend.failure_address',
}
