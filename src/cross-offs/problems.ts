import type { MessageId } from '#core/i18n.ts'

/** Why a gift is not crossed off, in the order in which it is asked. */
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

/** Why a cross-off is not undone. `Other` is also the answer to a guid that is unknown or undone already. */
export const undoProblems = ['GiftDeleted', 'CrossedOffBySomeoneElse', 'Other'] as const
export type UndoProblem = (typeof undoProblems)[number]
export const undoMessages: Record<UndoProblem, MessageId> = {
  GiftDeleted: 'crossed_off.undo_error.gift_deleted',
  CrossedOffBySomeoneElse: 'crossed_off.undo_error.someone_else',
  Other: 'crossed_off.undo_error.other',
}

/** Why the link of a cross-off shows no gift. */
export const linkProblems = ['CrossOffAlreadyUndone', 'GiftNotFound', 'InvalidGuid', 'Other'] as const
export type LinkProblem = (typeof linkProblems)[number]
export const linkMessages: Record<LinkProblem, MessageId> = {
  CrossOffAlreadyUndone: 'crossed_off.already_undone',
  GiftNotFound: 'crossed_off.gift_not_found',
  InvalidGuid: 'crossed_off.gift_not_found',
  Other: 'crossed_off.gift_not_found',
}
