import { z } from 'zod'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { categoryOrderInput, categoryRef, moveCategoryInput, newCategoryInput, renameCategoryInput } from './input.ts'
import { moveCategoryToList } from './move-category-to-list.ts'
import { categoryProblems } from './problems.ts'
import type { OwnCategory } from './own-categories.ts'
import { renameCategory } from './rename-category.ts'
import { reorderCategories } from './reorder-categories.ts'

const newCategorySchema = z.object({
  privateGuid: z.string(),
  publicGuid: z.string(),
  name: z.string(),
  giftCount: z.number().int(),
  gifts: z.array(z.unknown()).max(0),
})

const serializeNewCategory = (category: OwnCategory): z.input<typeof newCategorySchema> => ({ ...category, gifts: [] })

export const categoryApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Category/Create',
      summary: 'Add a category to a list',
      requiresUser: true,
      body: newCategoryInput,
      responses: { 201: newCategorySchema },
    },
    async (scope, given) => apiResponse(201, serializeNewCategory(await createCategory(scope, given))),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Category/Rename',
      summary: 'Rename a category',
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
      requiresUser: true,
      body: categoryRef,
      responses: { 200: done },
      problems: ['LastCategory'],
    },
    async (scope, { privateGuid }) =>
      apiResponseOr(await deleteCategory(scope, privateGuid), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Category/MoveToWishlist',
      summary: 'Move a category to another of the owner’s lists',
      requiresUser: true,
      body: moveCategoryInput,
      responses: { 200: done },
      problems: categoryProblems,
    },
    async (scope, given) => apiResponseOr(await moveCategoryToList(scope, given), () => apiResponse(200, {})),
  )
