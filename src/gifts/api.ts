import { z } from 'zod'
import { guid, pathGuid } from '#core/input.ts'
import { apiResponse, Api, done } from '#web/api.ts'
import { giftSchema, serializeOwnersGift } from '../gift/index.ts'
import { deleteAllGifts } from './delete-all-gifts.ts'
import { deleteGift } from './delete-gift.ts'
import { embellish } from './embellish.ts'
import {
  editWithoutProductInput,
  editWithProductInput,
  embellishInput,
  moveToWishlistInput,
  reorderInput,
} from './input.ts'
import { moveGiftToList } from './move-gift-to-list.ts'
import { saveProblems } from './problems.ts'
import { reorderGifts } from './reorder-gifts.ts'
import { embellishedSchema, serializeEmbellished } from './serializers.ts'
import { saveGift, type SavedGift, type SaveOutcome } from './save-gift.ts'

const saveResponses = { 200: z.object({ gift: giftSchema }), 201: z.object({ gift: giftSchema }) }
const partial = { partialGiftEditResult: z.object({ editedGift: giftSchema, isCreate: z.boolean() }).nullable() }

const unchanged = { changed: false }

/** Returns the price for `GiftDraft`. The API knows no currency but the euro. */
const inEuro = (cents: number | null | undefined) => (typeof cents === 'number' ? { cents, currency: 'EUR' } : cents)

/**
 * Maps the outcome of saving a gift to a response of the API. The API has no problem for a full list, and its requests
 * have no version, so they never get `ChangedMeanwhile`.
 */
function toResponse(outcome: SaveOutcome, now: Date) {
  if (outcome.ok)
    return apiResponse(outcome.value.isCreate ? 201 : 200, { gift: serializeOwnersGift(outcome.value.gift, now) })
  const partialOf = ({ gift, isCreate }: SavedGift) => ({ editedGift: serializeOwnersGift(gift, now), isCreate })
  return {
    ok: false as const,
    problem: outcome.problem === 'ListFull' ? 'InvalidUpdate' : outcome.problem,
    detail: {
      partialGiftEditResult: outcome.problem === 'SaveImageFailed' ? partialOf(outcome.detail.saved) : null,
    },
  }
}

export const giftApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Gift/EmbellishUrlV2',
      summary: 'Read the page behind a link: its title, picture and price',
      requiresUser: true,
      body: embellishInput,
      responses: { 200: embellishedSchema, 204: null },
    },
    async (scope, { url }) => {
      const embellished = await embellish(scope, url)
      return embellished.ok
        ? apiResponse(200, serializeEmbellished(embellished.value), unchanged)
        : apiResponse(204, null, unchanged)
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/MyGift/EditWithoutProduct',
      summary: 'Add or edit a gift with a text and an optional link',
      requiresUser: true,
      body: editWithoutProductInput,
      responses: saveResponses,
      problems: saveProblems,
      problemDetail: partial,
    },
    async (scope, { url, newImageBase64, price, ...given }) =>
      toResponse(
        await saveGift(scope, { ...given, price: inEuro(price), newImage: newImageBase64, source: { url } }),
        scope.now(),
      ),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/MyGift/EditWithProduct',
      summary: 'Add or edit a gift from a link, another gift or a product',
      requiresUser: true,
      body: editWithProductInput,
      responses: saveResponses,
      problems: saveProblems,
      problemDetail: partial,
    },
    async (scope, { newImageBase64, price, ...given }) =>
      toResponse(await saveGift(scope, { ...given, price: inEuro(price), newImage: newImageBase64 }), scope.now()),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/MyGift/Reorder',
      summary: 'Put the gifts of a category in a new order',
      requiresUser: true,
      body: reorderInput,
      responses: { 200: done },
    },
    async (scope, given) => {
      await reorderGifts(scope, given)
      return apiResponse(200, {})
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/MyGift/MoveToWishlist',
      summary: 'Move a gift to another of the owner’s lists',
      requiresUser: true,
      body: moveToWishlistInput,
      responses: { 200: done },
      problems: ['InvalidUpdate'],
    },
    async (scope, { giftPublicGuid, wishlistPrivateGuid }) => {
      const moved = await moveGiftToList(scope, giftPublicGuid, wishlistPrivateGuid)
      return moved.ok ? apiResponse(200, {}) : { ok: false, problem: 'InvalidUpdate' }
    },
  )
  .endpoint(
    {
      method: 'delete',
      path: '/api/MyGift/{id}',
      summary: 'Delete a gift; the id is its public guid',
      requiresUser: true,
      params: { id: pathGuid() },
      responses: { 200: done },
    },
    async (scope, { id }) => {
      await deleteGift(scope, id)
      return apiResponse(200, {})
    },
  )
  .endpoint(
    {
      method: 'delete',
      path: '/api/MyList/DeleteAllGifts',
      summary: 'Delete all gifts of a list',
      requiresUser: true,
      body: z.object({ privateGuid: guid() }),
      responses: { 200: done },
    },
    async (scope, { privateGuid }) => {
      await deleteAllGifts(scope, privateGuid)
      return apiResponse(200, {})
    },
  )
