import type { MessageId } from '#core/i18n.ts'

/**
 * Reasons why a friend isn't added (spec: Friend/Add). A list that is not open to the caller counts as not found, so
 * that the list's guid alone doesn't reveal the owner.
 */
export const addProblems = ['OwnWishlist', 'WishlistNotFound'] as const
export type AddProblem = (typeof addProblems)[number]

export const addMessages: Record<AddProblem, MessageId> = {
  OwnWishlist: 'friends.error.own_wishlist',
  WishlistNotFound: 'friends.error.not_found',
}
