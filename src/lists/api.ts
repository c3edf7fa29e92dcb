import { z } from 'zod'
import { parse, pathGuid } from '#core/input.ts'
import { availabilityChecks, consume } from '#core/limits.ts'
import { answer, answerOr, Api, done } from '#web/api.ts'
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
  .call(
    {
      method: 'post',
      path: '/api/MyList/CheckUsername',
      summary: 'Whether a list can have this name',
      body: nameToCheck,
      answers: { 200: z.boolean() },
    },
    async (scope, { username }) => {
      await consume(scope, availabilityChecks)
      const given = parse(usernameInput, username)
      const isAvailable = given.ok && (await isUsernameAvailable(scope.sql, given.value, scope.user?.id))
      return answer(200, isAvailable, { changed: false })
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/MyList/Create',
      summary: 'Make a further list',
      requiresUser: true,
      body: newListInput,
      answers: { 201: summarySchema },
      problems: createProblems,
    },
    async (scope, given) => answerOr(await addList(scope, given), (list) => answer(201, list)),
  )
  .call(
    {
      method: 'get',
      path: '/api/MyList/GetAll',
      summary: "The user's lists",
      requiresUser: true,
      answers: { 200: summaries },
    },
    async (scope) => answer(200, { wishlists: await summariesOf(scope, { withGiftCount: false }) }),
  )
  .call(
    {
      method: 'get',
      path: '/api/MyList/GetAllWithGiftCount',
      summary: "The user's lists, with how many gifts are on each",
      requiresUser: true,
      answers: { 200: summaries },
    },
    async (scope) => answer(200, { wishlists: await summariesOf(scope, { withGiftCount: true }) }),
  )
  .call(
    {
      method: 'post',
      path: '/api/MyList/UpdateTitle',
      summary: "Change a list's title",
      requiresUser: true,
      body: titleInput,
      answers: { 200: changedList },
    },
    async (scope, given) => answerOr(await updateTitle(scope, given), (wishlist) => answer(200, { wishlist })),
  )
  .call(
    {
      method: 'post',
      path: '/api/MyList/UpdateDescription',
      summary: "Change a list's description",
      requiresUser: true,
      body: descriptionInput,
      answers: { 200: changedList },
    },
    async (scope, given) => answerOr(await updateDescription(scope, given), (wishlist) => answer(200, { wishlist })),
  )
  .call(
    {
      method: 'post',
      path: '/api/MyList/UpdateOccasion',
      summary: "Change a list's occasion and its day",
      requiresUser: true,
      body: occasionInput,
      answers: { 200: changedList },
    },
    async (scope, given) => answerOr(await updateOccasion(scope, given), (wishlist) => answer(200, { wishlist })),
  )
  .call(
    {
      method: 'post',
      path: '/api/MyList/UpdateSettings',
      summary: "Change a list's name, access and its owner's details",
      requiresUser: true,
      body: settingsInput,
      answers: { 200: changedList },
      problems: settingsProblems,
    },
    async (scope, given) => answerOr(await updateSettings(scope, given), (wishlist) => answer(200, { wishlist })),
  )
  .call(
    {
      method: 'delete',
      path: '/api/MyList/{privateGuid}',
      summary: 'Delete a list, as its primary owner',
      requiresUser: true,
      params: { privateGuid: pathGuid() },
      answers: { 200: done },
    },
    async (scope, { privateGuid }) => {
      await deleteList(scope, privateGuid)
      return answer(200, {})
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/MyList/UsedInRecentLot/{privateGuid}',
      summary: 'Whether a list is linked to a lot of a draw made in the last 60 days',
      requiresUser: true,
      params: { privateGuid: pathGuid() },
      answers: { 200: z.object({ usedInRecentLot: z.boolean() }) },
      problems: lotProblems,
    },
    async (scope, { privateGuid }) =>
      answerOr(await usedInRecentLot(scope, privateGuid), (used) =>
        answer(200, { usedInRecentLot: used }, { changed: false }),
      ),
  )
