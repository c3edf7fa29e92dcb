import type { MessageId } from '#core/i18n.ts'

/** Reasons why a lot or a draw doesn't open. */
export const openProblems = ['Deleted', 'NotDrawn', 'NotFound'] as const
export type OpenProblem = (typeof openProblems)[number]

/** Reasons why a list can't be linked to a lot. */
export const selectProblems = ['LotingDeleted', 'WishlistNotFound'] as const
export type SelectProblem = (typeof selectProblems)[number]
export const selectMessages: Record<SelectProblem, MessageId> = {
  LotingDeleted: 'lot.select.loting_deleted',
  WishlistNotFound: 'lot.select.wishlist_not_found',
}

/** Reasons why a lot isn't mailed to its participant's own address. */
export type KeepProblem = 'Deleted' | 'NotFound' | 'HasAddress'

/** Reasons why a nudge isn't sent. */
export const nudgeProblems = ['LastNudgeTooRecent', 'LotDoesNotExist', 'WishlistAlreadySelected'] as const
export type NudgeProblem = (typeof nudgeProblems)[number]
export const nudgeMessages: Record<NudgeProblem, MessageId> = {
  LastNudgeTooRecent: 'lot.nudge.too_recent',
  LotDoesNotExist: 'lot.nudge.lot_does_not_exist',
  WishlistAlreadySelected: 'lot.nudge.wishlist_already_selected',
}

/** Reasons why a question isn't sent. */
export const questionProblems = ['LotDoesNotExist'] as const

/** Reasons why a participant's wishes or a giver's tick aren't stored. */
export const noteProblems = ['Deleted', 'NotFound'] as const
export type NoteProblem = (typeof noteProblems)[number]
export const wishesMessages: Record<NoteProblem, MessageId> = {
  Deleted: 'lot.wishes.deleted',
  NotFound: 'lot.wishes.not_found',
}
