import type { MessageId } from '#core/i18n.ts'

/**
 * Reasons why a friend isn't added (spec: Friend/Add). A list that is not open to the caller counts as not found, so
 * that the list's guid alone doesn't reveal the owner.
 */
export const addMessages = {
  OwnWishlist: 'friends.error.own_wishlist',
  WishlistNotFound: 'friends.error.not_found',
} satisfies Record<string, MessageId>
export type AddProblem = keyof typeof addMessages
