import type { MessageId } from '#core/i18n.ts'

/** Reasons why the API makes no gathering. `DrawnAlready`: another session has used this `contextId`. */
export const createProblems = ['InvalidData', 'InvalidOrganizerEmail', 'DrawnAlready'] as const
/** `NameTaken`: two of the people whom the organizer had entered have one name. */
export type CreateProblem = (typeof createProblems)[number] | 'NameTaken'
export const createMessages: Record<CreateProblem, MessageId> = {
  InvalidData: 'loting.do_loting_error.data',
  InvalidOrganizerEmail: 'loting.do_loting_error.email',
  DrawnAlready: 'loting.do_loting_error.drawn_already',
  NameTaken: 'gathering.manage.names_repeated',
}

/**
 * Reasons why nobody joins. `Closed`: the draw is drawn or deleted, or its link was renewed. `AlreadyJoined`: somebody with
 * this address or account has joined.
 */
export const joinProblems = ['NotFound', 'Closed', 'Full', 'NameTaken', 'AlreadyJoined'] as const
export type JoinProblem = (typeof joinProblems)[number]
export const joinMessages: Record<JoinProblem, MessageId> = {
  NotFound: 'gathering.closed.title',
  Closed: 'gathering.closed.title',
  Full: 'gathering.join.full',
  NameTaken: 'gathering.join.name_taken',
  AlreadyJoined: 'gathering.join.already_joined',
}

/** Reasons why a seat isn't changed. */
export const seatProblems = ['NotFound', 'Deleted', 'Drawn'] as const
export type SeatProblem = (typeof seatProblems)[number]

/** Reasons why a seat doesn't open. `Elsewhere`: the lot went to another address or into another envelope. */
export type OpenSeatProblem = 'NotFound' | 'Deleted' | 'NotDrawn' | 'AlreadyOpened' | 'Elsewhere'

/** Reasons why a gathering isn't shown or changed by its organizer. */
export const manageProblems = ['NotFound', 'Unauthorized', 'Deleted', 'Drawn'] as const
export type ManageProblem = (typeof manageProblems)[number]
/** Whether a problem is about the gathering itself, so that its page can't say it. */
export const isManageProblem = (problem: string): problem is ManageProblem =>
  manageProblems.some((each) => each === problem)

export const addProblems = [...manageProblems, 'Full', 'NameTaken', 'AlreadyJoined', 'InvalidData'] as const
export type AddProblem = (typeof addProblems)[number]
export const renameProblems = [...manageProblems, 'NameTaken', 'InvalidData'] as const
export type RenameProblem = (typeof renameProblems)[number]
export const exclusionProblems = [...manageProblems, 'InvalidData'] as const
export type ExclusionProblem = (typeof exclusionProblems)[number]

/** Reasons why nothing is drawn. */
export const drawProblems = [...manageProblems, 'TooFewParticipants', 'InvalidExclusions', 'TooHard'] as const
export type DrawProblem = (typeof drawProblems)[number]

/** Messages for the organizer of a gathering. */
export const manageMessages: Record<AddProblem | DrawProblem, MessageId> = {
  NotFound: 'gathering.manage.failure',
  Unauthorized: 'gathering.manage.failure',
  Deleted: 'gathering.manage.deleted',
  Drawn: 'gathering.manage.drawn',
  Full: 'gathering.join.full',
  NameTaken: 'gathering.join.name_taken',
  AlreadyJoined: 'gathering.manage.already_there',
  InvalidData: 'loting.do_loting_error.data',
  TooFewParticipants: 'gathering.manage.too_few',
  InvalidExclusions: 'loting.do_loting_error.exclusions',
  TooHard: 'loting.do_loting_error.too_hard',
}
