import { ownedList, type OwnedList } from '../lists/index.ts'
import { pathGuid } from '#core/input.ts'
import type { Scope } from '#core/scope.ts'
import type { HubConnection, HubMethod } from '#web/live.ts'
import { announceOwners, ownersTopicName } from './announce-owners.ts'
import { ownersOf } from './owners-of.ts'

/**
 * Subscribes the connection to the owners of one of the current user's lists.
 * @param guid private guid of the list
 * @returns the list; null if the current user doesn't own a list with this guid
 */
async function watchOwn(scope: Scope, guid: unknown, connection: HubConnection): Promise<OwnedList | null> {
  const list = await ownedList(scope, { privateGuid: pathGuid().parse(guid) })
  return list && (await connection.watch(ownersTopicName, list.publicGuid)) ? list : null
}

/**
 * Hub methods that an owner's app may invoke. Each method subscribes the connection: from then on the owner counts as
 * online, and the app receives events about the list's owners.
 */
export const ownersHubMethods: Record<string, HubMethod> = {
  /**
   * `JoinWishlistOwnerGroup(wishlistPrivateGuid)`: subscribes to `SetOwnerOnlineState`, `AcceptWishlistOwnerInvite` and
   * `DeleteWishlistOwner`.
   */
  async JoinWishlistOwnerGroup(scope, [guid], connection) {
    return (await watchOwn(scope, guid, connection)) !== null
  },
  /**
   * `WishlistOwnerIsOnline(wishlistPrivateGuid)`: notifies the other owners that this owner is online, even if they
   * were notified of it before.
   */
  async WishlistOwnerIsOnline(scope, [guid], connection) {
    const list = await watchOwn(scope, guid, connection)
    if (list) await announceOwners(scope.sql, list.publicGuid, 'state', scope.user!.publicGuid)
    return list !== null
  },
  /**
   * `RequestWishlistOwnersOnlineStatus(wishlistPrivateGuid)`: sends this connection alone a `SetOwnerOnlineState` for
   * each owner.
   */
  async RequestWishlistOwnersOnlineStatus(scope, [guid], connection) {
    const list = await watchOwn(scope, guid, connection)
    if (!list) return false
    for (const { publicUserGuid, isOnline } of await ownersOf(scope, list.id))
      connection.sendEvent('SetOwnerOnlineState', publicUserGuid, isOnline)
    return true
  },
}
