import type { z } from 'zod'
import { categorySchema, maxGifts } from '../gift/index.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { categoryOrderInput, categoryRef, moveCategoryInput, newCategoryInput, renameCategoryInput } from './input.ts'
import { moveCategoryToList } from './move-category-to-list.ts'
import { categoryMessages, deleteMessages } from './problems.ts'
import type { OwnCategory } from './own-categories.ts'
import { renameCategory } from './rename-category.ts'
import { reorderCategories } from './reorder-categories.ts'

const exampleCategory: z.input<typeof categorySchema> = {
  publicGuid: '1f4b9e27-6c0a-4d83-9b52-e87d3a60c415',
  name: 'For the bike',
  giftCount: 0,
  privateGuid: 'a83d5c06-2e9f-4b71-8c64-0d17f5b2e39a',
  gifts: [],
}

const serializeNewCategory = (category: OwnCategory): z.input<typeof categorySchema> => ({ ...category, gifts: [] })

export const categoryApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Category/Create',
      summary: 'Add a category to a list',
      description:
        'Every owner of the list may do so; anyone else gets a 404. The category is empty and comes last. Visitors see it once it has a gift.',
      requiresUser: true,
      body: newCategoryInput,
      responses: { 201: categorySchema.meta({ example: exampleCategory }) },
    },
    async (scope, given) => apiResponse(201, serializeNewCategory(await createCategory(scope, given))),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Category/Rename',
      summary: 'Rename a category',
      description: 'Every owner of the list may do so; anyone else gets a 404.',
      requiresUser: true,
      body: renameCategoryInput,
      responses: { 200: done },
    },
    async (scope, given) => {
      await renameCategory(scope, given)
      return apiResponse(200, {})
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Category/Reorder',
      summary: 'Put the categories of a list in a new order',
      description:
        'Categories that the order leaves out come last. If one of them isn’t on the same list of the caller, the call gets a 404 and moves nothing.',
      requiresUser: true,
      body: categoryOrderInput,
      responses: { 200: done },
    },
    async (scope, given) => {
      await reorderCategories(scope, given)
      return apiResponse(200, {})
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Category/Delete',
      summary: 'Delete a category with its gifts',
      description:
        'Every owner of the list may do so; anyone else gets a 404. If someone has crossed one of the gifts off, an email tells them later. `LastCategory` means the only category of its list, which stays.',
      requiresUser: true,
      body: categoryRef,
      responses: { 200: done },
      problems: deleteMessages,
    },
    async (scope, { privateGuid }) =>
      apiResponseOr(await deleteCategory(scope, privateGuid), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Category/MoveToWishlist',
      summary: 'Move a category to another of the owner’s lists',
      description: `The category becomes the last of that list, or stays in its place if it’s on that list already. Crossed-off gifts stay so, and an email tells their givers later. \`LastCategory\` means the only category of its list. \`TooManyGifts\` means that the other list would have more than ${maxGifts} gifts.`,
      requiresUser: true,
      body: moveCategoryInput,
      responses: { 200: done },
      problems: categoryMessages,
    },
    async (scope, given) => apiResponseOr(await moveCategoryToList(scope, given), () => apiResponse(200, {})),
  )
