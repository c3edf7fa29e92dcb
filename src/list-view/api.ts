import { fullNameOf } from '#core/names.ts'
import { z } from 'zod'
import { listFor, verifyAnswer, type Access } from '../access/index.ts'
import { rememberSession } from '../accounts/index.ts'
import { postsOf } from '../forum/index.ts'
import { nextColdCase, ownersCategories, visitorsCategories } from '../gift/index.ts'
import { currentNameOf, listImageUrl, requireOwnedList, ownedList } from '../lists/index.ts'
import { openInvitesOf, ownersOf } from '../owners/index.ts'
import { NotFound, Forbidden } from '#core/errors.ts'
import { pathGuid } from '#core/input.ts'
import type { Scope } from '#core/scope.ts'
import { apiResponse, Api } from '#web/api.ts'
import { sendSessionCookie } from '#web/session.ts'
import {
  ownCategorySchema,
  ownWishlistSchema,
  publicWishlistSchema,
  serializeOwnCategory,
  serializeOwnWishlist,
  serializePublicWishlist,
  serializePublicWishlistForOwner,
} from './serializers.ts'
import { verifyAnswerInput } from './input.ts'
import { listRequestOf } from './cache-middleware.ts'

/**
 * Returns a list's current username for a current or former one, because apps may know a former one. Returns an unknown
 * name as it is.
 */
const nameNow = async ({ sql }: Scope, username: string): Promise<string> =>
  (await currentNameOf(sql, username)) ?? username

/** Returns the caller's access to a list, by its current or a former username. */
async function requireAccess(scope: Scope, username: string): Promise<Access> {
  const access = (await listFor(scope, username)) ?? (await listFor(scope, await nameNow(scope, username)))
  if (!access) throw new NotFound()
  return access
}

export const listViewApi = new Api()
  .endpoint(
    {
      method: 'get',
      path: '/api/Wishlist/GetAccessState/{username}',
      params: { username: z.string() },
      summary: 'Get whether the caller may open a list',
      responses: {
        200: z.object({
          accessState: z.enum(['Access', 'InvitationRequired', 'NoAccess', 'OwnedByCurrentUser', 'Question']),
          question: z.string().nullable(),
          fullName: z.string(),
        }),
      },
    },
    async (scope, { username }) => {
      const access = await requireAccess(scope, username)
      return apiResponse(200, {
        accessState: access.state === 'OwnershipUnconfirmed' ? ('OwnedByCurrentUser' as const) : access.state,
        question: access.state === 'Question' ? access.question : null,
        fullName: 'list' in access ? fullNameOf(access.list) : access.fullName,
      })
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Wishlist/VerifyAnswer',
      summary: 'Answer a list’s question; the right answer opens the list for this session',
      body: verifyAnswerInput,
      responses: { 200: z.object({ valid: z.boolean() }) },
    },
    async (scope, { username, answer: given }, c) => {
      const valid = await verifyAnswer(scope, () => rememberSession(scope, scope.sql), username, given)
      if (valid === null) throw new NotFound()
      if (valid) sendSessionCookie(c)
      return apiResponse(200, { valid }, { changed: valid })
    },
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Wishlist/Get/{username}',
      params: { username: z.string() },
      summary: 'Get a list that the caller may open',
      responses: { 200: publicWishlistSchema },
    },
    async (scope, { username }, c) => {
      const request = listRequestOf(c)
      const access = request?.visit.access ?? (await requireAccess(scope, username))
      if (access.state === 'OwnedByCurrentUser' || access.state === 'OwnershipUnconfirmed') {
        const { list } = access
        return apiResponse(
          200,
          serializePublicWishlistForOwner(
            list,
            await ownersCategories(scope, list, request?.readCategories),
            (await postsOf(scope, list.id, access.state === 'OwnedByCurrentUser')).posts,
            scope.now(),
          ),
        )
      }
      if (access.state !== 'Access') throw new Forbidden()
      const { list } = access
      const now = scope.now()
      const categories = await visitorsCategories(scope, list.id)
      const { posts } = await postsOf(scope, list.id, false)
      if (request)
        request.apiCacheableUntil = nextColdCase(
          categories.flatMap(({ gifts }) => gifts),
          now,
        )
      return apiResponse(200, serializePublicWishlist(list, categories, posts, now))
    },
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/WishlistImage/GetWishlistImageUrl/{username}',
      params: { username: z.string() },
      summary: 'Get the picture of a list that the caller may open',
      responses: { 200: z.object({ imageUrl: z.string() }) },
    },
    async (scope, { username }) => {
      const access = await requireAccess(scope, username)
      if (!('list' in access)) throw new Forbidden()
      return apiResponse(200, { imageUrl: listImageUrl(access.list) })
    },
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Category/Get/{username}',
      params: { username: z.string() },
      summary: 'Get the categories of one of the current user’s lists, with their gifts',
      requiresUser: true,
      responses: { 200: z.object({ wishlistPrivateGuid: z.string(), categories: z.array(ownCategorySchema) }) },
    },
    async (scope, { username }) => {
      const list = await requireOwnedList(scope, await nameNow(scope, username))
      return apiResponse(200, {
        wishlistPrivateGuid: list.privateGuid,
        categories: (await ownersCategories(scope, list)).map((each) => serializeOwnCategory(each, scope.now())),
      })
    },
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/MyList/Get/{privateGuid}',
      params: { privateGuid: pathGuid() },
      summary: 'Get one of the current user’s lists, with everything on it',
      requiresUser: true,
      responses: { 200: ownWishlistSchema },
    },
    async (scope, { privateGuid }) => {
      const list = await ownedList(scope, { privateGuid })
      if (!list) throw new NotFound()
      const [categories, owners, invites, { posts: forum }] = await Promise.all([
        ownersCategories(scope, list),
        ownersOf(scope, list.id),
        openInvitesOf(scope, list),
        postsOf(scope, list.id, true),
      ])
      return apiResponse(
        200,
        serializeOwnWishlist(
          list,
          { categories, owners, invites, forum },
          { baseUrl: scope.config.baseUrl, now: scope.now() },
        ),
      )
    },
  )
