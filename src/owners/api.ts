import { z } from 'zod'
import { ownedList } from '../lists/index.ts'
import { guid, pathGuid } from '#core/input.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { acceptInvite } from './accept-invite.ts'
import { acceptInput, inviteInput, removeInput } from './input.ts'
import { inviteOwner } from './invite-owner.ts'
import { readInvite } from './read-invite.ts'
import { openInvitesOf } from './open-invites.ts'
import { ownersOf } from './owners-of.ts'
import { acceptProblems, inviteNewProblems, inviteProblems, inviteObstacles, removeProblems } from './problems.ts'
import { refreshUser } from './user-of-request.ts'
import { removeOwner } from './remove-owner.ts'
import { ownerInviteSchema, ownerSchema, serializeInvite, serializeOwner } from './serializers.ts'

export const ownersApi = new Api()
  .endpoint(
    {
      method: 'get',
      path: '/api/WishlistOwner/{privateGuid}/GetOwnersAndInvites',
      params: { privateGuid: pathGuid() },
      summary: 'Get a list’s owners and, for its primary owner, its open invitations; 403 for anyone else',
      requiresUser: true,
      responses: {
        200: z.object({ owners: z.array(ownerSchema), ownerInvites: z.array(ownerInviteSchema) }),
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
      summary: 'Invite someone to manage a list together; only for its primary owner',
      requiresUser: true,
      body: inviteInput,
      responses: { 201: ownerInviteSchema },
      problems: inviteNewProblems,
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
      summary: 'Remove another owner from a list; only for its primary owner',
      requiresUser: true,
      body: removeInput,
      responses: { 200: done },
      problems: removeProblems,
    },
    async (scope, given) => apiResponseOr(await removeOwner(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Wishlist/OpenInvite/{guid}',
      params: { guid: guid() },
      summary: 'Get the list that an invitation is for; changes nothing',
      responses: {
        200: z.object({
          name: z.string(),
          username: z.string(),
          wishlistUrl: z.string(),
          problem: z.enum(inviteObstacles),
        }),
      },
      problems: inviteProblems,
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
      summary: 'Accept an invitation to manage a list; works once',
      requiresUser: true,
      body: acceptInput,
      responses: { 200: z.boolean() },
      problems: acceptProblems,
    },
    async (scope, { invitationGuid }, c) => {
      const accepted = await acceptInvite(scope, invitationGuid)
      if (accepted.ok) await refreshUser(c)
      return apiResponseOr(accepted, () => apiResponse(200, true))
    },
  )
