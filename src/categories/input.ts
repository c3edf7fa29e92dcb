import { z } from 'zod'
import type { MessageId } from '#core/i18n.ts'
import { formVersion, guid, nameText } from '#core/input.ts'

const categoryName = () => nameText({ max: 100, required: 'category.name.required', tooLong: 'category.name.too_long' })
export const newCategoryInput = z.object({ name: categoryName(), wishlistPrivateGuid: guid() })
export const categoryRef = z.object({ privateGuid: guid() })
export const renameCategoryInput = z.object({ privateGuid: guid(), name: categoryName() })
export const renameForm = renameCategoryInput.extend({ version: formVersion() })
export const moveCategoryInput = z.object({ categoryPrivateGuid: guid(), wishlistPrivateGuid: guid() })
export const categoryOrderInput = z.object({
  privateGuidOrder: z
    .array(guid())
    .min(1)
    .refine((order) => new Set(order).size === order.length, 'general.invalid' satisfies MessageId),
})
