import { z } from 'zod'
import { listFor, verifyAnswer, type Access } from '../access/index.ts'
import { rememberSession } from '../accounts/index.ts'
import { visitorsCategories } from '../cross-offs/index.ts'
import { ownersCategories } from '../gifts/index.ts'
import { listImageUrl, requireOwnedList, ownedList } from '../lists/index.ts'
import { NotFound, Forbidden } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { answer, Api } from '#web/api.ts'
import type { Http } from '#web/http.ts'
import { keepSession } from '#web/session.ts'
import {
  ownCategory,
  ownWishlist,
  publicWishlist,
  toOwnCategory,
  toOwnWishlist,
  toPublicWishlist,
  toPublicWishlistForOwner,
} from './serializers.ts'
import { verifyAnswerInput } from './input.ts'
import { forumOf, openInvitesOf, ownersOf } from './queries.ts'

/** @throws NotFound when there is no such list */
async function requireAccess(scope: Scope, c: Http): Promise<Access> {
  const access = await listFor(scope, c.req.param('username') ?? '')
  if (!access) throw new NotFound()
  return access
}

export const listViewApi = new Api()
  .call(
    {
      method: 'get',
      path: '/api/Wishlist/GetAccessState/{username}',
      summary: 'What a list is to the asker',
      answers: {
        200: z.object({
          accessState: z.enum(['Access', 'InvitationRequired', 'NoAccess', 'OwnedByCurrentUser', 'Question']),
          question: z.string().nullable(),
          fullName: z.string(),
        }),
      },
    },
    async (scope, _body, c) => {
      const access = await requireAccess(scope, c)
      return answer(200, {
        accessState: access.state,
        question: access.state === 'Question' ? access.question : null,
        fullName: 'list' in access ? `${access.list.firstName} ${access.list.lastName}` : access.fullName,
      })
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/Wishlist/VerifyAnswer',
      summary: "Answer a list's question; the right answer opens it for this session",
      body: verifyAnswerInput,
      answers: { 200: z.object({ valid: z.boolean() }) },
    },
    async (scope, { username, answer: given }, c) => {
      const valid = await verifyAnswer(scope, () => rememberSession(scope, scope.sql), username, given)
      if (valid === null) throw new NotFound()
      if (valid) keepSession(c)
      return answer(200, { valid }, { changed: valid })
    },
  )
  .call(
    {
      method: 'get',
      path: '/api/Wishlist/Get/{username}',
      summary: 'A list that the asker may open',
      answers: { 200: publicWishlist },
    },
    async (scope, _body, c) => {
      const access = await requireAccess(scope, c)
      if (access.state === 'OwnedByCurrentUser') {
        const { list } = access
        return answer(
          200,
          toPublicWishlistForOwner(list, await ownersCategories(scope, list), await forumOf(scope, list.id, true)),
        )
      }
      if (access.state !== 'Access') throw new Forbidden()
      const { list } = access
      return answer(
        200,
        toPublicWishlist(
          list,
          await visitorsCategories(scope, list.id),
          await forumOf(scope, list.id, false),
          scope.now(),
        ),
      )
    },
  )
  .call(
    {
      method: 'get',
      path: '/api/WishlistImage/GetWishlistImageUrl/{username}',
      summary: 'The picture of a list that the asker may open',
      answers: { 200: z.object({ imageUrl: z.string() }) },
    },
    async (scope, _body, c) => {
      const access = await requireAccess(scope, c)
      if (!('list' in access)) throw new Forbidden()
      return answer(200, { imageUrl: listImageUrl(access.list) })
    },
  )
  .call(
    {
      method: 'get',
      path: '/api/Category/Get/{username}',
      summary: "An own list's categories, with their gifts",
      requiresUser: true,
      answers: { 200: z.object({ wishlistPrivateGuid: z.string(), categories: z.array(ownCategory) }) },
    },
    async (scope, _body, c) => {
      const list = await requireOwnedList(scope, c.req.param('username')!)
      return answer(200, {
        wishlistPrivateGuid: list.privateGuid,
        categories: (await ownersCategories(scope, list)).map(toOwnCategory),
      })
    },
  )
  .call(
    {
      method: 'get',
      path: '/api/MyList/Get/{privateGuid}',
      summary: "One of the asker's own lists, with everything on it",
      requiresUser: true,
      answers: { 200: ownWishlist },
    },
    async (scope, _body, c) => {
      const list = await ownedList(scope, { privateGuid: c.req.param('privateGuid') ?? '' })
      if (!list) throw new NotFound()
      const [categories, owners, invites, forum] = await Promise.all([
        ownersCategories(scope, list),
        ownersOf(scope.sql, list.id),
        openInvitesOf(scope, list.id),
        forumOf(scope, list.id, true),
      ])
      return answer(200, toOwnWishlist(list, { categories, owners, invites, forum }, scope.config.baseUrl))
    },
  )
