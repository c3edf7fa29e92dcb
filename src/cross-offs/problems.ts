import type { MessageId } from '#core/i18n.ts'

/** Reasons why a gift can't be crossed off, in the order in which they are checked. */
export const crossOffProblems = [
  'OwnWishlist',
  'GiftDeleted',
  'NoAccess',
  'GiftUncrossable',
  'CrossedOffByOtherUser',
] as const
export type CrossOffProblem = (typeof crossOffProblems)[number]
export const crossOffMessages: Record<CrossOffProblem, MessageId> = {
  OwnWishlist: 'cross_off.error.own_wishlist',
  GiftDeleted: 'cross_off.error.deleted',
  NoAccess: 'cross_off.error.no_access',
  GiftUncrossable: 'cross_off.error.uncrossable',
  CrossedOffByOtherUser: 'cross_off.error.crossed_off_by_other',
}

export const undoProblems = ['GiftDeleted', 'CrossedOffBySomeoneElse', 'Other'] as const
export type UndoProblem = (typeof undoProblems)[number]
export const undoMessages: Record<UndoProblem, MessageId> = {
  GiftDeleted: 'crossed_off.undo_error.gift_deleted',
  CrossedOffBySomeoneElse: 'crossed_off.undo_error.someone_else',
  Other: 'crossed_off.undo_error.other',
}

export const linkProblems = ['CrossOffAlreadyUndone', 'GiftNotFound', 'InvalidGuid', 'Other'] as const
export type LinkProblem = (typeof linkProblems)[number]
export const linkMessages: Record<LinkProblem, MessageId> = {
  CrossOffAlreadyUndone: 'crossed_off.already_undone',
  GiftNotFound: 'crossed_off.gift_not_found',
  InvalidGuid: 'crossed_off.gift_not_found',
  Other: 'crossed_off.gift_not_found',
}
