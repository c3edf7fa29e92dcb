import type { MessageId } from '#core/i18n.ts'

/**
 * spec: Friend/Add. A list that is not open to the caller counts as not found, so that its guid alone doesn't reveal
 * its owner.
 */
export const addProblems = ['OwnWishlist', 'WishlistNotFound'] as const
export type AddProblem = (typeof addProblems)[number]

export const addMessages: Record<AddProblem, MessageId> = {
  OwnWishlist: 'friends.error.own_wishlist',
  WishlistNotFound: 'friends.error.not_found',
}
