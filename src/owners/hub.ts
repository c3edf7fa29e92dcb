import { ownedList, type OwnedList } from '../lists/index.ts'
import { pathGuid } from '#core/input.ts'
import type { Scope } from '#core/scope.ts'
import type { HubConnection, HubMethod } from '#web/live.ts'
import { announceOwners, ownersTopicName } from './announce-owners.ts'
import { ownersOf } from './owners-of.ts'

/** Watches one of the asker's own lists, by its private guid. @returns null for anybody else's */
async function watchOwn(scope: Scope, guid: unknown, connection: HubConnection): Promise<OwnedList | null> {
  const list = await ownedList(scope, { privateGuid: pathGuid().parse(guid) })
  return list && (await connection.watch(ownersTopicName, list.publicGuid)) ? list : null
}

/** What an owner's app may invoke. Whichever of them it is: from then on the owner is online, and hears of the others. */
export const hubMethods: Record<string, HubMethod> = {
  /** `JoinWishlistOwnerGroup(wishlistPrivateGuid)`: `SetOwnerOnlineState`, `AcceptWishlistOwnerInvite` and `DeleteWishlistOwner` tell of the owners. */
  async JoinWishlistOwnerGroup(scope, [guid], connection) {
    return (await watchOwn(scope, guid, connection)) !== null
  },
  /** `WishlistOwnerIsOnline(wishlistPrivateGuid)`: the others are told, again if need be. */
  async WishlistOwnerIsOnline(scope, [guid], connection) {
    const list = await watchOwn(scope, guid, connection)
    if (list) await announceOwners(scope.sql, list.publicGuid, 'state', scope.user!.publicGuid)
    return list !== null
  },
  /** `RequestWishlistOwnersOnlineStatus(wishlistPrivateGuid)`: a `SetOwnerOnlineState` for each of the owners, to this connection alone. */
  async RequestWishlistOwnersOnlineStatus(scope, [guid], connection) {
    const list = await watchOwn(scope, guid, connection)
    if (!list) return false
    for (const { publicUserGuid, isOnline } of await ownersOf(scope, list.id))
      connection.sendEvent('SetOwnerOnlineState', publicUserGuid, isOnline)
    return true
  },
}
