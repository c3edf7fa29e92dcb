import { z } from 'zod'
import { answer, answerOr, Api, done } from '#web/api.ts'
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
  .call(
    {
      method: 'post',
      path: '/api/Category/Create',
      summary: 'Add a category to a list',
      requiresUser: true,
      body: newCategoryInput,
      answers: { 201: newCategorySchema },
    },
    async (scope, given) => answer(201, serializeNewCategory(await createCategory(scope, given))),
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
    async (scope, given) => answerOr(await moveCategoryToList(scope, given), () => answer(200, {})),
  )
