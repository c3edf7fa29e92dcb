import { z } from 'zod'
import { parse } from '#core/input.ts'
import { availabilityChecks, consume } from '#core/limits.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { addList, maxLists } from './add-list.ts'
import { deleteList } from './delete-list.ts'
import { ownListPathGuid } from './fields.ts'
import { maxFormerNames } from './former-names.ts'
import {
  descriptionInput,
  nameToCheck,
  newListInput,
  occasionInput,
  settingsInput,
  titleInput,
  usernameInput,
} from './input.ts'
import { createMessages, lotMessages, settingsMessages } from './problems.ts'
import { summariesOf, summarySchema } from './summaries.ts'
import { updateDescription } from './update-description.ts'
import { updateOccasion } from './update-occasion.ts'
import { updateSettings } from './update-settings.ts'
import { updateTitle } from './update-title.ts'
import { usedInRecentLot } from './used-in-recent-lot.ts'
import { isUsernameAvailable } from './usernames.ts'

const summaries = z.object({ wishlists: z.array(summarySchema) })
const countedSummaries = z.object({
  wishlists: z.array(
    summarySchema.meta({
      example: {
        fullName: 'Noor de Vries',
        imageUrl: '/images/5e0b7c9a1f2d43688b6a9d0c3e4f7a12-square.png',
        isShareable: true,
        lastUpdate: '2026-11-29T18:30:00.000Z',
        localLink: '/noor',
        occasion: 'Sinterklaas',
        privateGuid: 'c32604e2-af7c-4694-8e83-85c76b687a3b',
        title: 'Sinterklaas with Noor',
        username: 'noor',
        giftCount: 12,
      },
    }),
  ),
})
const changedList = z.object({ wishlist: summarySchema })

export const listApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/MyList/CheckUsername',
      summary: 'Check whether a list can have this name',
      description: `Returns false for a name that is malformed, reserved, or in use by a list, now or in the last year. The caller’s own lists can get their former names back. Each client may check ${availabilityChecks.max} names a minute.`,
      body: nameToCheck,
      responses: { 200: z.boolean() },
    },
    async (scope, { username }) => {
      await consume(scope, availabilityChecks)
      const given = parse(usernameInput, username)
      const isAvailable = given.ok && (await isUsernameAvailable(scope.sql, given.value, scope.user?.id))
      return apiResponse(200, isAvailable, { changed: false })
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/MyList/Create',
      summary: 'Create another list',
      description: `The caller becomes its primary owner, and it has one empty category. \`IsAfstreper\` means that guests can’t have lists. \`Other\` means that the account has ${maxLists} lists, and \`Unavailable\` that the name is reserved or in use.`,
      requiresUser: true,
      body: newListInput,
      responses: { 201: summarySchema },
      problems: createMessages,
    },
    async (scope, given) => apiResponseOr(await addList(scope, given), (list) => apiResponse(201, list)),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/MyList/GetAll',
      summary: 'Get the current user’s lists',
      description: 'Includes lists that the caller owns with others. The oldest list comes first.',
      requiresUser: true,
      responses: { 200: summaries },
    },
    async (scope) => apiResponse(200, { wishlists: await summariesOf(scope, { withGiftCount: false }) }),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/MyList/GetAllWithGiftCount',
      summary: 'Get the current user’s lists with their number of gifts',
      description: 'As `MyList/GetAll`, but slower, with a `giftCount` that is never null.',
      requiresUser: true,
      responses: { 200: countedSummaries },
    },
    async (scope) => apiResponse(200, { wishlists: await summariesOf(scope, { withGiftCount: true }) }),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/MyList/UpdateTitle',
      summary: 'Change a list’s title',
      description: 'Every owner of the list may do so; anyone else gets a 401.',
      requiresUser: true,
      body: titleInput,
      responses: { 200: changedList },
    },
    async (scope, given) =>
      apiResponseOr(await updateTitle(scope, given), (wishlist) => apiResponse(200, { wishlist })),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/MyList/UpdateDescription',
      summary: 'Change a list’s description',
      description: 'Every owner of the list may do so; anyone else gets a 401.',
      requiresUser: true,
      body: descriptionInput,
      responses: { 200: changedList },
    },
    async (scope, given) =>
      apiResponseOr(await updateDescription(scope, given), (wishlist) => apiResponse(200, { wishlist })),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/MyList/UpdateOccasion',
      summary: 'Change a list’s occasion and its date',
      description:
        'Every owner of the list may do so; anyone else gets a 401. A list with the drawing of its old occasion gets that of the new one.',
      requiresUser: true,
      body: occasionInput,
      responses: { 200: changedList },
    },
    async (scope, given) =>
      apiResponseOr(await updateOccasion(scope, given), (wishlist) => apiResponse(200, { wishlist })),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/MyList/UpdateSettings',
      summary: 'Change a list’s name, access and owner details',
      description: `Every owner may do so; anyone else gets a 401, never \`UserCannotAccessWishlist\`. The former name leads to the list for a year. Another question or answer closes the list to visitors until they answer again. \`InvalidData\` means that the name is reserved or in use, or that the list has ${maxFormerNames} former names.`,
      requiresUser: true,
      body: settingsInput,
      responses: { 200: changedList },
      problems: settingsMessages,
    },
    async (scope, given) =>
      apiResponseOr(await updateSettings(scope, given), (wishlist) => apiResponse(200, { wishlist })),
  )
  .endpoint(
    {
      method: 'delete',
      path: '/api/MyList/{privateGuid}',
      summary: 'Delete a list with its gifts',
      description:
        'Only the primary owner may do so; anyone else gets a 401, and so does a second call. If someone has crossed a gift off, an email tells them later.',
      requiresUser: true,
      params: { privateGuid: ownListPathGuid() },
      responses: { 200: done },
    },
    async (scope, { privateGuid }) => {
      await deleteList(scope, privateGuid)
      return apiResponse(200, {})
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/MyList/UsedInRecentLot/{privateGuid}',
      summary: 'Check whether a recent draw uses a list',
      description:
        'Ask before a list is closed or deleted: a participant who drew its owner in the last 60 days would lose it. Changes nothing. `UserCannotAccessWishlist` means that the caller doesn’t own the list.',
      requiresUser: true,
      params: { privateGuid: ownListPathGuid() },
      responses: {
        200: z.object({
          usedInRecentLot: z
            .boolean()
            .meta({ description: 'Whether a participant of a draw from the last 60 days chose this list as theirs' }),
        }),
      },
      problems: lotMessages,
    },
    async (scope, { privateGuid }) =>
      apiResponseOr(await usedInRecentLot(scope, privateGuid), (used) =>
        apiResponse(200, { usedInRecentLot: used }, { changed: false }),
      ),
  )
