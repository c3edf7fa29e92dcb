import type { MessageId } from '#core/i18n.ts'

/** Reasons why the API makes no gathering. `DrawnAlready`: another session has used this `contextId`. */
export const createApiMessages = {
  InvalidData: 'loting.do_loting_error.data',
  InvalidOrganizerEmail: 'loting.do_loting_error.email',
  DrawnAlready: 'loting.do_loting_error.drawn_already',
} satisfies Record<string, MessageId>
/** `NameTaken`: two of the people whom the organizer had entered have one name. */
export const createMessages = {
  ...createApiMessages,
  NameTaken: 'gathering.manage.names_repeated',
} satisfies Record<string, MessageId>
export type CreateProblem = keyof typeof createMessages

/**
 * Reasons why nobody joins. `Closed`: the draw is drawn or deleted, or its link was renewed. `AlreadyJoined`: somebody with
 * this address or account has joined.
 */
export const joinMessages = {
  NotFound: 'gathering.closed.title',
  Closed: 'gathering.closed.title',
  Full: 'gathering.join.full',
  NameTaken: 'gathering.join.name_taken',
  AlreadyJoined: 'gathering.join.already_joined',
} satisfies Record<string, MessageId>
export type JoinProblem = keyof typeof joinMessages

/** Reasons why a seat isn't changed. */
export const seatMessages = {
  NotFound: 'seat.gone.title',
  Deleted: 'seat.deleted.body',
  Drawn: 'seat.drawn',
} satisfies Record<string, MessageId>
export type SeatProblem = keyof typeof seatMessages

/** Reasons why a seat doesn't open. `Elsewhere`: the lot went to another address or into another envelope. */
export type OpenSeatProblem = 'NotFound' | 'Deleted' | 'NotDrawn' | 'AlreadyOpened' | 'Elsewhere'

/** Reasons why a gathering isn't shown or changed by its organizer. */
export const manageMessages = {
  NotFound: 'gathering.manage.failure',
  Unauthorized: 'gathering.manage.failure',
  Deleted: 'gathering.manage.deleted',
  Drawn: 'gathering.manage.drawn',
} satisfies Record<string, MessageId>
export type ManageProblem = keyof typeof manageMessages
/** Whether a problem is about the gathering itself, so that its page can't say it. */
export const isManageProblem = (problem: string): problem is ManageProblem => Object.hasOwn(manageMessages, problem)

export const addMessages = {
  ...manageMessages,
  Full: 'gathering.join.full',
  NameTaken: 'gathering.join.name_taken',
  AlreadyJoined: 'gathering.manage.already_there',
  InvalidData: 'loting.do_loting_error.data',
} satisfies Record<string, MessageId>
export type AddProblem = keyof typeof addMessages

export const renameMessages = {
  ...manageMessages,
  NameTaken: addMessages.NameTaken,
  InvalidData: addMessages.InvalidData,
}
export type RenameProblem = keyof typeof renameMessages

export const exclusionMessages = { ...manageMessages, InvalidData: addMessages.InvalidData }
export type ExclusionProblem = keyof typeof exclusionMessages

/** Reasons why nothing is drawn. */
export const drawMessages = {
  ...manageMessages,
  TooFewParticipants: 'gathering.manage.too_few',
  InvalidExclusions: 'loting.do_loting_error.exclusions',
  TooHard: 'loting.do_loting_error.too_hard',
} satisfies Record<string, MessageId>
export type DrawProblem = keyof typeof drawMessages

/** Messages for the organizer of a gathering. */
export const organizerMessages: Record<AddProblem | DrawProblem, MessageId> = { ...addMessages, ...drawMessages }
