import { z } from 'zod'
import { ownedList, type OwnedList } from '../lists/index.ts'
import { pathGuid } from '#core/input.ts'
import { guidField } from '#core/output.ts'
import type { Scope } from '#core/scope.ts'
import { hubEvent, hubMethod, type HubConnection, type HubMethod } from '#web/hub.ts'
import { announceOwners, ownersTopicName } from './announce-owners.ts'
import { ownersOf } from './owners-of.ts'
import { ownerSchema } from './serializers.ts'

const publicUserGuid = () => guidField().meta({ title: 'publicUserGuid', description: 'Public guid of the owner' })

export const setOwnerOnlineState = hubEvent('SetOwnerOnlineState', {
  description: 'An owner opened the list, or no longer has it open.',
  args: [
    publicUserGuid(),
    z.boolean().meta({ title: 'isOnline', description: 'Whether the owner has the list open now' }),
  ],
})

export const acceptWishlistOwnerInvite = hubEvent('AcceptWishlistOwnerInvite', {
  description: 'Somebody accepted an invitation, and is an owner now.',
  args: [
    guidField().meta({ title: 'inviteGuid', description: 'Guid of the accepted invitation' }),
    ownerSchema.meta({ title: 'owner' }),
  ],
})

export const deleteWishlistOwner = hubEvent('DeleteWishlistOwner', {
  description: 'An owner left the list, or was removed.',
  args: [publicUserGuid()],
})

const ofOwnList = {
  args: [pathGuid().meta({ title: 'wishlistPrivateGuid', description: 'Private guid of the list' })],
  result: z.literal(true),
  events: [setOwnerOnlineState, acceptWishlistOwnerInvite, deleteWishlistOwner],
} as const

/**
 * Subscribes the connection to the owners of one of the current user's lists.
 * @param privateGuid private guid of the list
 * @returns the list; null if the current user doesn't own a list with this guid
 */
async function watchOwn(scope: Scope, privateGuid: string, connection: HubConnection): Promise<OwnedList | null> {
  const list = await ownedList(scope, { privateGuid })
  return list && (await connection.watch(ownersTopicName, list.publicGuid)) ? list : null
}

/**
 * Hub methods that an owner's app may invoke. Each method subscribes the connection: from then on the owner counts as
 * online, and the app receives events about the list's owners.
 */
export const ownersHubMethods: Record<string, HubMethod> = {
  JoinWishlistOwnerGroup: hubMethod({
    ...ofOwnList,
    description: 'Watch the owners of one of the current user’s lists. From then on the caller counts as online.',
    invoke: async (scope, [guid], connection) => (await watchOwn(scope, guid, connection)) !== null,
  }),
  WishlistOwnerIsOnline: hubMethod({
    ...ofOwnList,
    description: 'Tell all owners that the caller is online, even if they were told before; watches the owners too.',
    async invoke(scope, [guid], connection) {
      const list = await watchOwn(scope, guid, connection)
      if (list) await announceOwners(scope.sql, list.publicGuid, 'state', scope.user!.publicGuid)
      return list !== null
    },
  }),
  RequestWishlistOwnersOnlineStatus: hubMethod({
    ...ofOwnList,
    description: 'Get a `SetOwnerOnlineState` for each owner, on this connection alone; watches the owners too.',
    async invoke(scope, [guid], connection) {
      const list = await watchOwn(scope, guid, connection)
      if (!list) return false
      for (const { publicUserGuid, isOnline } of await ownersOf(scope, list.id))
        connection.sendEvent(setOwnerOnlineState, publicUserGuid, isOnline)
      return true
    },
  }),
}
