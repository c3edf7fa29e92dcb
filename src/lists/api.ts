import { z } from 'zod'
import { parse, pathGuid } from '#core/input.ts'
import { availabilityChecks, consume } from '#core/limits.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { addList } from './add-list.ts'
import { deleteList } from './delete-list.ts'
import {
  descriptionInput,
  nameToCheck,
  newListInput,
  occasionInput,
  settingsInput,
  titleInput,
  usernameInput,
} from './input.ts'
import { createProblems, lotProblems, settingsProblems } from './problems.ts'
import { summariesOf, summarySchema } from './summaries.ts'
import { updateDescription } from './update-description.ts'
import { updateOccasion } from './update-occasion.ts'
import { updateSettings } from './update-settings.ts'
import { updateTitle } from './update-title.ts'
import { usedInRecentLot } from './used-in-recent-lot.ts'
import { isUsernameAvailable } from './usernames.ts'

const summaries = z.object({ wishlists: z.array(summarySchema) })
const changedList = z.object({ wishlist: summarySchema })

export const listApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/MyList/CheckUsername',
      summary: 'Check whether a list can have this name',
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
      requiresUser: true,
      body: newListInput,
      responses: { 201: summarySchema },
      problems: createProblems,
    },
    async (scope, given) => apiResponseOr(await addList(scope, given), (list) => apiResponse(201, list)),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/MyList/GetAll',
      summary: 'Get the current user’s lists',
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
      requiresUser: true,
      responses: { 200: summaries },
    },
    async (scope) => apiResponse(200, { wishlists: await summariesOf(scope, { withGiftCount: true }) }),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/MyList/UpdateTitle',
      summary: 'Change a list’s title',
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
      requiresUser: true,
      body: settingsInput,
      responses: { 200: changedList },
      problems: settingsProblems,
    },
    async (scope, given) =>
      apiResponseOr(await updateSettings(scope, given), (wishlist) => apiResponse(200, { wishlist })),
  )
  .endpoint(
    {
      method: 'delete',
      path: '/api/MyList/{privateGuid}',
      summary: 'Delete a list; only for its primary owner',
      requiresUser: true,
      params: { privateGuid: pathGuid() },
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
      summary: 'Check whether a list is linked to a lot of a draw from the last 60 days',
      requiresUser: true,
      params: { privateGuid: pathGuid() },
      responses: { 200: z.object({ usedInRecentLot: z.boolean() }) },
      problems: lotProblems,
    },
    async (scope, { privateGuid }) =>
      apiResponseOr(await usedInRecentLot(scope, privateGuid), (used) =>
        apiResponse(200, { usedInRecentLot: used }, { changed: false }),
      ),
  )
