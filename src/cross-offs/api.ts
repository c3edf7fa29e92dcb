import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { guidField, urlField } from '#core/output.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { serializeVisitorsGift, visitorsGiftSchema } from '../gift/index.ts'
import { crossOff } from './cross-off.ts'
import { crossOffInput, startFlowInput, undoInput } from './input.ts'
import { openLink } from './open-link.ts'
import { crossOffMessages, linkMessages, undoMessages } from './problems.ts'
import { crossOffsOf } from './given.ts'
import { undoCrossOff } from './undo-cross-off.ts'

const username = z.string().meta({ description: 'Name of the list, with which its URL ends', example: 'noor' })

const fullName = z.string().meta({ description: 'Full name of the person the list is for', example: 'Noor de Vries' })

const crossedOffWishlist = z
  .object({
    wishlistUrl: urlField().meta({ example: 'https://wishring.example/noor' }),
    fullName,
    gifts: z
      .array(visitorsGiftSchema)
      .meta({ description: 'Gifts that the caller gives, the first crossed off first' }),
  })
  .meta({ id: 'CrossedOffWishlist', description: 'List with the gifts on it that the caller has crossed off.' })

export const crossOffApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Wishlist/StartFlow',
      summary: 'Start crossing off a gift',
      description:
        'Returns a new `contextId` for `Gift/CrossOff`, which makes that call repeatable. Stores nothing and doesn’t look at the gift.',
      body: startFlowInput,
      responses: { 200: z.object({ contextId: guidField().meta({ description: 'For `Gift/CrossOff`' }) }) },
    },
    async () => apiResponse(200, { contextId: randomUUID() }, { changed: false }),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gift/CrossOff',
      summary: 'Cross off a gift',
      description:
        'Accounts and guests may call it. A caller who has crossed the gift off already gets the same guid again. An email confirms the cross-off shortly after, unless it was undone or the caller wants no such emails. `OwnWishlist` also means a caller who is perhaps an owner, and `GiftDeleted` an unknown gift.',
      requiresUser: true,
      body: crossOffInput,
      responses: {
        200: z.object({
          crossOffGuid: guidField().meta({
            description: 'Private guid of the cross-off. It undoes the cross-off without a login, so keep it secret',
          }),
        }),
      },
      problems: crossOffMessages,
    },
    async (scope, { publicGiftGuid, contextId }) =>
      apiResponseOr(await crossOff(scope, publicGiftGuid, contextId), ({ crossOffGuid }) =>
        apiResponse(200, { crossOffGuid }),
      ),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gift/UndoCrossOff',
      summary: 'Undo a cross-off by its private guid',
      description:
        'Needs no login; owners of the list can only undo their own cross-offs. With `GiftDeleted`, the cross-off of the deleted gift is undone as well. `CrossedOffBySomeoneElse` means that someone else gives the gift, and `Other` that nothing was undone for another reason.',
      body: undoInput,
      responses: { 200: done },
      problems: undoMessages,
    },
    async (scope, given) => apiResponseOr(await undoCrossOff(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Gift/CrossedOff',
      summary: 'Get the gifts that the current user has crossed off',
      description:
        'Lists come in the order of their coming occasions; those without one come last. Gifts on a list that was closed since stay, and deleted gifts are left out.',
      requiresUser: true,
      responses: { 200: z.object({ crossedOffWishlists: z.array(crossedOffWishlist) }) },
    },
    async (scope) => {
      const lists = await crossOffsOf(scope)
      return apiResponse(200, {
        crossedOffWishlists: lists.map((list) => ({
          wishlistUrl: `${scope.config.baseUrl}/${list.username}`,
          fullName: list.fullName,
          gifts: list.gifts.map((gift) => serializeVisitorsGift(gift, scope.now())),
        })),
      })
    },
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Gift/GetByCrossOffGuid/{giftPublicGuid}/{crossOffGuid}',
      summary: 'Get the gift that a cross-off’s link is for',
      description:
        'Anyone with the link from the mail may call it: `/crossedoff/{giftPublicGuid}/{crossOffGuid}`. Owners of the list get `InvalidGuid`, unless the cross-off is their own. `GiftNotFound` means a gift that is unknown or was deleted. `Other` never occurs.',
      params: {
        giftPublicGuid: pathGuid().meta({ description: 'Public guid of the gift' }),
        crossOffGuid: pathGuid().meta({ description: 'Private guid of the cross-off' }),
      },
      responses: { 200: z.object({ username, fullName, gift: visitorsGiftSchema }) },
      problems: linkMessages,
      problemDetail: {
        username: username.nullable().meta({
          description: 'Name of the list, to go there instead; null if the caller can’t or shouldn’t open it',
        }),
      },
    },
    async (scope, { giftPublicGuid, crossOffGuid }) =>
      apiResponseOr(await openLink(scope, giftPublicGuid, crossOffGuid), ({ gift, username, fullName }) =>
        apiResponse(200, { username, fullName, gift: serializeVisitorsGift(gift, scope.now()) }),
      ),
  )
