import { fullNameOf } from '#core/names.ts'
import { z } from 'zod'
import { listFor, verifyAnswer, type Access } from '../access/index.ts'
import { rememberSession } from '../accounts/index.ts'
import { postsOf } from '../forum/index.ts'
import { categorySchema, nextColdCase, ownersCategories, visitorsCategories } from '../gift/index.ts'
import {
  currentNameOf,
  fullNameField,
  listImageField,
  listImageUrl,
  listPrivateGuidField,
  ownedList,
  ownListPathGuid,
  requireOwnedList,
} from '../lists/index.ts'
import { openInvitesOf, ownersOf } from '../owners/index.ts'
import { NotFound, Forbidden } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { apiResponse, Api } from '#web/api.ts'
import { sendSessionCookie } from '#web/session.ts'
import {
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

const anyName = z.string().meta({ description: 'Name of the list, current or former', example: 'noor' })

const accessStateSchema = z.enum(['Access', 'InvitationRequired', 'NoAccess', 'OwnedByCurrentUser', 'Question']).meta({
  id: 'AccessState',
  description:
    'Access of the caller to a list. `Access`: as a visitor. `OwnedByCurrentUser`: as an owner, or perhaps one, because an owner was logged in on this device before. `Question`: after an answer to the list’s question. `NoAccess`: none, because the list is closed. `InvitationRequired`: none so far, but someone is invited to manage the closed list.',
  example: 'Question',
})

export const listViewApi = new Api()
  .endpoint(
    {
      method: 'get',
      path: '/api/Wishlist/GetAccessState/{username}',
      params: { username: anyName },
      summary: 'Find out whether the caller may open a list',
      description:
        'Anyone may call it, and gets the name of its person even if they can’t open the list. With `Question`, send the answer to `Wishlist/VerifyAnswer`.',
      responses: {
        200: z.object({
          accessState: accessStateSchema,
          question: z.string().nullable().meta({
            description: 'Question to answer first; null unless `accessState` is `Question`',
            example: 'What’s our cat called?',
          }),
          fullName: fullNameField(),
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
      summary: 'Answer a list’s question',
      description:
        'The right answer opens the list to this session, until an owner changes question or answer. Owners, and visitors of a public list, get `valid` for any answer; a closed list stays closed. Many wrong answers lock the list to the caller for some minutes (429).',
      setsSession: true,
      body: verifyAnswerInput,
      responses: {
        200: z.object({ valid: z.boolean().meta({ description: 'Whether the caller may open the list' }) }),
      },
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
      params: { username: anyName },
      summary: 'Get a list that the caller may open',
      description:
        'Anyone may call it. A list that the caller can’t open gets a 401; `Wishlist/GetAccessState` says why. An owner gets the list as visitors see it, but without cross-offs unless the list shows them to its owners.',
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
      params: { username: anyName },
      summary: 'Get the picture of a list that the caller may open',
      description: 'Anyone may call it. A list that the caller can’t open gets a 401.',
      responses: { 200: z.object({ imageUrl: listImageField() }) },
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
      params: { username: anyName },
      summary: 'Get the categories of an own list, with their gifts',
      description: 'Every owner of the list may call it; anyone else gets a 401. Includes categories without gifts.',
      requiresUser: true,
      responses: {
        200: z.object({ wishlistPrivateGuid: listPrivateGuidField(), categories: z.array(categorySchema) }),
      },
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
      params: { privateGuid: ownListPathGuid() },
      summary: 'Get one of the current user’s lists, with everything on it',
      description:
        'Every owner of the list may call it; anyone else gets a 404. Only the primary owner gets the invitations. No gift is crossed off, unless the list shows its owners what is crossed off.',
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
