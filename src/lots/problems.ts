import type { MessageId } from '#core/i18n.ts'

/** Why a lot, or a draw, does not open. */
export const openProblems = ['Deleted', 'NotDrawn', 'NotFound'] as const
export type OpenProblem = (typeof openProblems)[number]

/** Why a list is not linked to a lot. */
export const selectProblems = ['LotingDeleted', 'WishlistNotFound'] as const
export type SelectProblem = (typeof selectProblems)[number]
export const selectMessages: Record<SelectProblem, MessageId> = {
  LotingDeleted: 'lot.select.loting_deleted',
  WishlistNotFound: 'lot.select.wishlist_not_found',
}

/** Why nobody is nudged. */
export const nudgeProblems = ['LastNudgeTooRecent', 'LotDoesNotExist', 'WishlistAlreadySelected'] as const
export type NudgeProblem = (typeof nudgeProblems)[number]
export const nudgeMessages: Record<NudgeProblem, MessageId> = {
  LastNudgeTooRecent: 'lot.nudge.too_recent',
  LotDoesNotExist: 'lot.nudge.lot_does_not_exist',
  WishlistAlreadySelected: 'lot.nudge.wishlist_already_selected',
}

/** Why a question is not passed on. */
export const questionProblems = ['LotDoesNotExist'] as const
export type QuestionProblem = (typeof questionProblems)[number]
export const questionMessages: Record<QuestionProblem, MessageId> = {
  LotDoesNotExist: 'lot.question.something_went_wrong',
}
