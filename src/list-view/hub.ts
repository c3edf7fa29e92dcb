import type { HubMethod } from '#web/live.ts'

export const listHubMethods: Record<string, HubMethod> = {
  /**
   * `JoinWishlist(wishlistPublicGuid)`: the app then receives `RefreshGiftV2(giftPublicGuid)` whenever a gift on the
   * list changes.
   */
  JoinWishlist: (_scope, [wishlistPublicGuid], connection) =>
    connection.watch('list', typeof wishlistPublicGuid === 'string' ? wishlistPublicGuid : ''),
}
