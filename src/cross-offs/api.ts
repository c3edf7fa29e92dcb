import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { serializeVisitorsGift, visitorsGiftSchema } from '../gift/index.ts'
import { crossOff } from './cross-off.ts'
import { crossOffInput, startFlowInput, undoInput } from './input.ts'
import { openLink } from './open-link.ts'
import { crossOffProblems, linkProblems, undoProblems } from './problems.ts'
import { crossOffsOf } from './given.ts'
import { undoCrossOff } from './undo-cross-off.ts'

const crossedOffWishlist = z.object({
  wishlistUrl: z.string(),
  fullName: z.string(),
  gifts: z.array(visitorsGiftSchema),
})

export const crossOffApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Wishlist/StartFlow',
      summary: 'Start crossing off a gift',
      body: startFlowInput,
      responses: { 200: z.object({ contextId: z.string() }) },
    },
    async () => apiResponse(200, { contextId: randomUUID() }, { changed: false }),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Gift/CrossOff',
      summary: 'Cross off a gift; the same contextId returns the same guid again',
      requiresUser: true,
      body: crossOffInput,
      responses: { 200: z.object({ crossOffGuid: z.string() }) },
      problems: crossOffProblems,
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
      body: undoInput,
      responses: { 200: done },
      problems: undoProblems,
    },
    async (scope, given) => apiResponseOr(await undoCrossOff(scope, given), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Gift/CrossedOff',
      summary: 'Get the gifts that the current user has crossed off',
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
      params: { giftPublicGuid: pathGuid(), crossOffGuid: pathGuid() },
      responses: { 200: z.object({ username: z.string(), fullName: z.string(), gift: visitorsGiftSchema }) },
      problems: linkProblems,
      problemDetail: { username: z.string().nullable() },
    },
    async (scope, { giftPublicGuid, crossOffGuid }) =>
      apiResponseOr(await openLink(scope, giftPublicGuid, crossOffGuid), ({ gift, username, fullName }) =>
        apiResponse(200, { username, fullName, gift: serializeVisitorsGift(gift, scope.now()) }),
      ),
  )
