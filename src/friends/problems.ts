import type { MessageId } from '#core/i18n.ts'

/** spec: Friend/Add. A list that the asker may not open now is as good as none: its guid alone tells nobody whose it is. */
export const addProblems = ['OwnWishlist', 'WishlistNotFound'] as const
export type AddProblem = (typeof addProblems)[number]

export const addMessages: Record<AddProblem, MessageId> = {
  OwnWishlist: 'friends.error.own_wishlist',
  WishlistNotFound: 'friends.error.not_found',
}
