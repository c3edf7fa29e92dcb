import type { MessageId } from '#core/i18n.ts'

/** Reasons why a gift can't be crossed off, in the order in which they are checked. */
export const crossOffMessages = {
  OwnWishlist: 'cross_off.error.own_wishlist',
  GiftDeleted: 'cross_off.error.deleted',
  NoAccess: 'cross_off.error.no_access',
  GiftUncrossable: 'cross_off.error.uncrossable',
  CrossedOffByOtherUser: 'cross_off.error.crossed_off_by_other',
} satisfies Record<string, MessageId>
export type CrossOffProblem = keyof typeof crossOffMessages

export const undoMessages = {
  GiftDeleted: 'crossed_off.undo_error.gift_deleted',
  CrossedOffBySomeoneElse: 'crossed_off.undo_error.someone_else',
  Other: 'crossed_off.undo_error.other',
} satisfies Record<string, MessageId>
export type UndoProblem = keyof typeof undoMessages

export const linkMessages = {
  CrossOffAlreadyUndone: 'crossed_off.already_undone',
  GiftNotFound: 'crossed_off.gift_not_found',
  InvalidGuid: 'crossed_off.gift_not_found',
  Other: 'crossed_off.gift_not_found',
} satisfies Record<string, MessageId>
export type LinkProblem = keyof typeof linkMessages
