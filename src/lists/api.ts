import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { guid, parse } from '#core/input.ts'
import { imageProblems } from '#core/image-processing.ts'
import { Forbidden } from '#core/errors.ts'
import { answer, answerOr, Api, done } from '#web/api.ts'
import type { Http } from '#web/http.ts'
import { consume } from '#core/limits.ts'
import { addList } from './add-list.ts'
import { newCategoryAnswer, toNewCategoryAnswer } from './categories.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { deleteList } from './delete-list.ts'
import {
  categoryOrderInput,
  categoryRef,
  descriptionInput,
  moveCategoryInput,
  newCategoryInput,
  newListInput,
  occasionInput,
  renameCategoryInput,
  settingsInput,
  themeInput,
  titleInput,
  usernameInput,
} from './input.ts'
import { moveCategory } from './move-category.ts'
import { requireOwnedList } from './owned-list.ts'
import { categoryProblems, createProblems, lotProblems, settingsProblems } from './problems.ts'
import { renameCategory } from './rename-category.ts'
import { reorderCategories } from './reorder-categories.ts'
import { setThemeImage, uploadImage } from './set-picture.ts'
import { summariesOf, summaryAnswer } from './summaries.ts'
import { themeImages, themes } from './themes.ts'
import { updateDescription } from './update-description.ts'
import { updateOccasion } from './update-occasion.ts'
import { updateSettings } from './update-settings.ts'
import { updateTitle } from './update-title.ts'
import { usedInRecentLot } from './used-in-recent-lot.ts'
import { isUsernameAvailable } from './usernames.ts'

const summaries = z.object({ wishlists: z.array(summaryAnswer) })
const changedList = z.object({ wishlist: summaryAnswer })

/** A private guid of the path; null for what is none. */
function guidOf(c: Http): string | null {
  const given = parse(guid(), c.req.param('privateGuid'))
  return given.ok ? given.value : null
}

/** The picture of an upload: the body as it is, or a multipart form's field `image`. */
async function pictureIn(c: Http): Promise<Uint8Array> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? ''))
    return new Uint8Array(await c.req.arrayBuffer())
  const file = (await c.req.formData().catch(() => null))?.get('image')
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
}

export const listApi = new Api()
  .call(
    {
      method: 'post',
      path: '/api/MyList/CheckUsername',
      summary: 'Whether a list can have this name',
      body: z.object({ username: z.unknown() }),
      answers: { 200: z.boolean() },
    },
    async (scope, { username }) => {
      await consume(scope, 'availability')
      const given = parse(usernameInput, username)
      return answer(200, given.ok && (await isUsernameAvailable(scope.sql, given.value)), { changed: false })
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/MyList/Create',
      summary: 'Make a further list',
      requiresUser: true,
      body: newListInput,
      answers: { 201: summaryAnswer },
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
    async (scope, given) => answer(200, { wishlist: await updateTitle(scope, given) }),
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
    async (scope, given) => answer(200, { wishlist: await updateDescription(scope, given) }),
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
    async (scope, given) => answer(200, { wishlist: await updateOccasion(scope, given) }),
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
      answers: { 200: done },
    },
    async (scope, _body, c) => {
      const privateGuid = guidOf(c)
      if (!privateGuid) throw new Forbidden()
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
      answers: { 200: z.object({ usedInRecentLot: z.boolean() }) },
      problems: lotProblems,
    },
    async (scope, _body, c) => {
      const privateGuid = guidOf(c)
      if (!privateGuid) return { ok: false, problem: 'UserCannotAccessWishlist' }
      return answerOr(await usedInRecentLot(scope, privateGuid), (used) =>
        answer(200, { usedInRecentLot: used }, { changed: false }),
      )
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/Category/Create',
      summary: 'Add a category to a list',
      requiresUser: true,
      body: newCategoryInput,
      answers: { 201: newCategoryAnswer },
    },
    async (scope, given) => answer(201, toNewCategoryAnswer(await createCategory(scope, given))),
  )
  .call(
    {
      method: 'post',
      path: '/api/Category/Rename',
      summary: 'Rename a category',
      requiresUser: true,
      body: renameCategoryInput,
      answers: { 200: done },
    },
    async (scope, given) => {
      await renameCategory(scope, given)
      return answer(200, {})
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/Category/Reorder',
      summary: "Put a list's categories in another order",
      requiresUser: true,
      body: categoryOrderInput,
      answers: { 200: done },
    },
    async (scope, given) => {
      await reorderCategories(scope, given)
      return answer(200, {})
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/Category/Delete',
      summary: 'Delete a category with its gifts',
      requiresUser: true,
      body: categoryRef,
      answers: { 200: done },
      problems: ['LastCategory'],
    },
    async (scope, { privateGuid }) => answerOr(await deleteCategory(scope, privateGuid), () => answer(200, {})),
  )
  .call(
    {
      method: 'post',
      path: '/api/Category/MoveToWishlist',
      summary: 'Move a category to another own list',
      requiresUser: true,
      body: moveCategoryInput,
      answers: { 200: done },
      problems: categoryProblems,
    },
    async (scope, given) => answerOr(await moveCategory(scope, given), () => answer(200, {})),
  )
  .call(
    {
      method: 'get',
      path: '/api/WishlistImage/GetThemeImages',
      summary: 'The pictures that any list can have',
      answers: { 200: z.object({ themeImages: z.array(z.object({ id: z.enum(themes), url: z.string() })) }) },
    },
    async () => answer(200, { themeImages: themeImages() }),
  )
  .call(
    {
      method: 'post',
      path: '/api/WishlistImage/SetThemeImage',
      summary: 'Give a list a theme picture',
      requiresUser: true,
      body: themeInput.extend({ username: z.string() }),
      answers: { 200: done },
    },
    async (scope, { id, username }) => {
      const list = await requireOwnedList(scope, username)
      await setThemeImage(scope, list.privateGuid, id)
      return answer(200, {})
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/WishlistImage/UploadImage/{username}',
      summary: 'Give a list a picture of its own',
      requiresUser: true,
      picture: 'image',
      answers: { 200: done },
      problems: imageProblems,
    },
    async (scope, _body, c) => {
      const list = await requireOwnedList(scope, c.req.param('username')!)
      const uploaded = await uploadImage(scope, list.privateGuid, await pictureIn(c))
      if (!uploaded.ok && uploaded.problem === 'TooLarge') throw new HTTPException(413)
      return answerOr(uploaded, () => answer(200, {}))
    },
  )
