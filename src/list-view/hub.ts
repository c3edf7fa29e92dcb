import type { HubMethod } from '#web/live.ts'

export const hubMethods: Record<string, HubMethod> = {
  /** `JoinWishlist(wishlistPublicGuid)`: from then on `RefreshGiftV2(giftPublicGuid)` is sent for its gifts. */
  JoinWishlist: (_scope, [wishlistPublicGuid], connection) =>
    connection.watch('list', typeof wishlistPublicGuid === 'string' ? wishlistPublicGuid : ''),
}
