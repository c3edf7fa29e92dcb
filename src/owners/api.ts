import { z } from 'zod'
import { listNameField, ownedList, ownListPathGuid } from '../lists/index.ts'
import { guid } from '#core/input.ts'
import { urlField } from '#core/output.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { acceptInvite } from './accept-invite.ts'
import { acceptInput, inviteInput, removeInput } from './input.ts'
import { inviteDays, inviteOwner, maxOwners } from './invite-owner.ts'
import { ownerInvites } from './limits.ts'
import { readInvite } from './read-invite.ts'
import { openInvitesOf } from './open-invites.ts'
import { ownersOf } from './owners-of.ts'
import { acceptMessages, inviteNewMessages, inviteMessages, inviteObstacles, removeMessages } from './problems.ts'
import { refreshUser } from './user-of-request.ts'
import { removeOwner } from './remove-owner.ts'
import { ownerInviteSchema, ownerSchema, serializeInvite, serializeOwner } from './serializers.ts'

export const ownersApi = new Api()
  .endpoint(
    {
      method: 'get',
      path: '/api/WishlistOwner/{privateGuid}/GetOwnersAndInvites',
      params: { privateGuid: ownListPathGuid() },
      summary: 'Get a list’s owners and its open invitations',
      description: 'Every owner of the list may call it; anyone else gets a 403.',
      requiresUser: true,
      responses: {
        200: z.object({
          owners: z.array(ownerSchema).meta({ description: 'The primary owner first' }),
          ownerInvites: z
            .array(ownerInviteSchema)
            .meta({ description: 'Invitations that can be accepted; empty unless the caller is the primary owner' }),
        }),
        403: null,
      },
    },
    async (scope, { privateGuid }) => {
      const list = await ownedList(scope, { privateGuid })
      if (!list) return apiResponse(403, null)
      const [owners, invites] = await Promise.all([ownersOf(scope, list.id), openInvitesOf(scope, list)])
      return apiResponse(200, {
        owners: owners.map(serializeOwner),
        ownerInvites: invites.map((invite) => serializeInvite(invite, scope.config.baseUrl)),
      })
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/WishlistOwner/InviteExtraOwner',
      summary: 'Invite someone to manage a list together',
      description: `Only the primary owner may do so; anyone else gets a 401. No mail is sent, so pass on the \`url\`, which works once and for ${inviteDays} days. \`TooManyOwners\` means ${maxOwners} owners and open invitations. A user may invite ${ownerInvites.max} times an hour.`,
      requiresUser: true,
      body: inviteInput,
      responses: { 201: ownerInviteSchema },
      problems: inviteNewMessages,
    },
    async (scope, given) =>
      apiResponseOr(await inviteOwner(scope, { ...given, email: null }), (invite) =>
        apiResponse(201, serializeInvite(invite, scope.config.baseUrl)),
      ),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/WishlistOwner/RemoveExtraOwner',
      summary: 'Remove another owner from a list',
      description:
        'Only the primary owner may do so; anyone else gets a 401. No mail is sent. `Oneself` means the caller’s own guid, and `NotFound` that this user doesn’t own the list, or no longer does.',
      requiresUser: true,
      body: removeInput,
      responses: { 200: done },
      problems: removeMessages,
    },
    async (scope, given) => apiResponseOr(await removeOwner(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Wishlist/OpenInvite/{guid}',
      params: { guid: guid().meta({ description: 'Guid of the invitation, with which its link `/i/{guid}` ends' }) },
      summary: 'Get the list that an invitation is for',
      description:
        'Anyone who knows the guid may call it. Changes nothing: `Wishlist/AcceptExtraOwnerInvite` accepts. `NotFound` also means an invitation that was withdrawn, or one from before the caller stopped owning the list.',
      responses: {
        200: z.object({
          name: z
            .string()
            .meta({ description: 'Name of the invited person, as the primary owner gave it', example: 'Sem' }),
          username: listNameField(),
          wishlistUrl: urlField().meta({ example: 'https://wishring.example/noor' }),
          problem: z.enum(inviteObstacles).meta({
            description:
              'Obstacle for the caller. `None`: they can accept. `NoLogin`: they must log in. `NeedUpgradeToAccount`: guests need an account. `AlreadyOwned`: they own the list. `NeedAccountFullName` never occurs',
          }),
        }),
      },
      problems: inviteMessages,
    },
    async (scope, { guid: inviteGuid }) => {
      const opened = await readInvite(scope, inviteGuid)
      if (!opened.ok) return { ok: false, problem: opened.problem }
      const { name, username, problem } = opened.value
      return apiResponse(200, { name, username, wishlistUrl: `${scope.config.baseUrl}/${username}`, problem })
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Wishlist/AcceptExtraOwnerInvite',
      summary: 'Accept an invitation to manage a list',
      description:
        'The caller becomes an owner, loses the list from their friends, and no longer sees what others cross off on it. An email tells the primary owner. An invitation works once. `NotFound` also means an invitation from before the caller stopped owning the list.',
      requiresUser: true,
      body: acceptInput,
      responses: { 200: z.boolean().meta({ description: 'Always true' }) },
      problems: acceptMessages,
    },
    async (scope, { invitationGuid }, c) => {
      const accepted = await acceptInvite(scope, invitationGuid)
      if (accepted.ok) await refreshUser(c)
      return apiResponseOr(accepted, () => apiResponse(200, true))
    },
  )
