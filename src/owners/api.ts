import { z } from 'zod'
import { ownedList } from '../lists/index.ts'
import { guid, pathGuid } from '#core/input.ts'
import { answer, answerOr, Api, done } from '#web/api.ts'
import { acceptInvite } from './accept-invite.ts'
import { acceptInput, inviteInput, removeInput } from './input.ts'
import { inviteOwner } from './invite-owner.ts'
import { openInvite } from './open-invite.ts'
import { openInvitesOf } from './open-invites.ts'
import { ownersOf } from './owners-of.ts'
import { acceptProblems, inviteNewProblems, inviteProblems, obstacles, removeProblems } from './problems.ts'
import { refreshUser } from './user-of-request.ts'
import { removeOwner } from './remove-owner.ts'
import { ownerInviteSchema, ownerSchema, serializeInvite, serializeOwner } from './serializers.ts'

export const ownersApi = new Api()
  .call(
    {
      method: 'get',
      path: '/api/WishlistOwner/{privateGuid}/GetOwnersAndInvites',
      params: { privateGuid: pathGuid() },
      summary: "An own list's owners, and to its primary owner the invites that are open; 403 for anybody else",
      requiresUser: true,
      answers: { 200: z.object({ owners: z.array(ownerSchema), ownerInvites: z.array(ownerInviteSchema) }), 403: null },
    },
    async (scope, { privateGuid }) => {
      const list = await ownedList(scope, { privateGuid })
      if (!list) return answer(403, null)
      const [owners, invites] = await Promise.all([ownersOf(scope, list.id), openInvitesOf(scope, list)])
      return answer(200, {
        owners: owners.map(serializeOwner),
        ownerInvites: invites.map((invite) => serializeInvite(invite, scope.config.baseUrl)),
      })
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/WishlistOwner/InviteExtraOwner',
      summary: 'Invite somebody to keep a list together, as its primary owner',
      requiresUser: true,
      body: inviteInput,
      answers: { 201: ownerInviteSchema },
      problems: inviteNewProblems,
    },
    async (scope, given) =>
      answerOr(await inviteOwner(scope, { ...given, email: null }), (invite) =>
        answer(201, serializeInvite(invite, scope.config.baseUrl)),
      ),
  )
  .call(
    {
      method: 'post',
      path: '/api/WishlistOwner/RemoveExtraOwner',
      summary: 'Remove another owner from a list, as its primary owner',
      requiresUser: true,
      body: removeInput,
      answers: { 200: done },
      problems: removeProblems,
    },
    async (scope, given) => answerOr(await removeOwner(scope, given), () => answer(200, {})),
  )
  .call(
    {
      method: 'get',
      path: '/api/Wishlist/OpenInvite/{guid}',
      params: { guid: guid() },
      summary: 'What an invite leads to; changes nothing',
      answers: {
        200: z.object({
          name: z.string(),
          username: z.string(),
          wishlistUrl: z.string(),
          problem: z.enum(obstacles),
        }),
      },
      problems: inviteProblems,
    },
    async (scope, { guid: inviteGuid }) => {
      const opened = await openInvite(scope, inviteGuid)
      if (!opened.ok) return { ok: false, problem: opened.problem }
      const { name, username, problem } = opened.value
      return answer(200, { name, username, wishlistUrl: `${scope.config.baseUrl}/${username}`, problem })
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/Wishlist/AcceptExtraOwnerInvite',
      summary: 'Become an owner of a list by an invite, which can be done once',
      requiresUser: true,
      body: acceptInput,
      answers: { 200: z.boolean() },
      problems: acceptProblems,
    },
    async (scope, { invitationGuid }, c) => {
      const accepted = await acceptInvite(scope, invitationGuid)
      if (accepted.ok) await refreshUser(c)
      return answerOr(accepted, () => answer(200, true))
    },
  )
