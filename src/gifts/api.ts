import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { apiResponse, Api, done } from '#web/api.ts'
import { giftSchema, maxGifts, serializeOwnersGift } from '../gift/index.ts'
import { ownListGuid } from '../lists/index.ts'
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
import { linkReadings } from './limits.ts'
import { moveGiftToList } from './move-gift-to-list.ts'
import { moveApiMessages, saveApiMessages } from './problems.ts'
import { reorderGifts } from './reorder-gifts.ts'
import { embellishedSchema, serializeEmbellished } from './serializers.ts'
import { saveGift, type SavedGift, type SaveOutcome } from './save-gift.ts'

const saveResponses = { 200: z.object({ gift: giftSchema }), 201: z.object({ gift: giftSchema }) }
const partial = {
  partialGiftEditResult: z
    .object({ editedGift: giftSchema, isCreate: z.boolean().meta({ description: 'Whether the gift is a new one' }) })
    .nullable()
    .meta({
      description: 'Gift that was saved without its picture; null unless the problem is `SaveImageFailed`',
      example: null,
    }),
}

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
      description: `Waits five seconds at most and saves no gift. A slow picture is left out, and 204 means that nothing could be read. Answers for pages that were read lately are stored. Each user may have ${linkReadings.max} others read an hour.`,
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
      description: `Adds the gift to the end of its category (201), or changes it (200). If someone has crossed the gift off, an email tells them later of a new text, link or picture. \`SaveImageFailed\` means that the gift was saved without its picture. \`InvalidUpdate\` means a category that isn’t on the caller’s list, or a list with ${maxGifts} gifts.`,
      requiresUser: true,
      body: editWithoutProductInput,
      responses: saveResponses,
      problems: saveApiMessages,
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
      description:
        'Works as `MyGift/EditWithoutProduct`, but the link, picture and price come from the source. A page that `Gift/EmbellishUrlV2` hasn’t read lately is read after the response. `ProductNotFound` means an unknown product, or a gift that the caller can’t see.',
      requiresUser: true,
      body: editWithProductInput,
      responses: saveResponses,
      problems: saveApiMessages,
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
      description:
        'Gifts that are in other categories of the same list move to this one. Gifts of this category that the order leaves out come last. A category or gift that isn’t on a list of the caller gets a 404, and nothing moves.',
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
      description: `The gift goes to the end of the first category. A gift that is on that list already stays in its place. If someone has crossed the gift off, it stays crossed off, and an email tells them later. \`InvalidUpdate\` means that the list has ${maxGifts} gifts.`,
      requiresUser: true,
      body: moveToWishlistInput,
      responses: { 200: done },
      problems: moveApiMessages,
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
      summary: 'Delete a gift',
      description:
        'If someone has crossed the gift off, an email tells them later. A gift that isn’t on a list of the caller, or that was deleted before, gets a 404. The API can’t undo a deletion.',
      requiresUser: true,
      params: { id: pathGuid().meta({ description: 'Public guid of the gift' }) },
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
      description:
        'The categories stay. If someone has crossed a gift off, an email tells them later. An empty list is a success, and a list that isn’t the caller’s gets a 404.',
      requiresUser: true,
      body: z.object({ privateGuid: ownListGuid() }),
      responses: { 200: done },
    },
    async (scope, { privateGuid }) => {
      await deleteAllGifts(scope, privateGuid)
      return apiResponse(200, {})
    },
  )
