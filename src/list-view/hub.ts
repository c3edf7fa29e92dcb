import type { HubMethod } from '#web/live.ts'

/** What the app shell may invoke to hear of a list. */
export const hubMethods: Record<string, HubMethod> = {
  /** `JoinWishlist(wishlistPublicGuid)`: from then on `RefreshGiftV2(giftPublicGuid)` tells of its gifts. */
  JoinWishlist: (_scope, [wishlistPublicGuid], connection) =>
    connection.watch('list', typeof wishlistPublicGuid === 'string' ? wishlistPublicGuid : ''),
}
