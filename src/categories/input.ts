import { z } from 'zod'
import type { MessageId } from '#core/i18n.ts'
import { formVersion, guid, nameText } from '#core/input.ts'
import { ownListGuid } from '../lists/index.ts'

const categoryName = () =>
  nameText({ max: 100, required: 'category.name.required', tooLong: 'category.name.too_long' }).meta({
    example: 'For the bike',
  })
const categoryGuid = () => guid().meta({ description: 'Private guid of the category, from `Category/Get`' })
export const newCategoryInput = z.object({ name: categoryName(), wishlistPrivateGuid: ownListGuid() })
export const categoryRef = z.object({ privateGuid: categoryGuid() })
export const renameCategoryInput = z.object({ privateGuid: categoryGuid(), name: categoryName() })
export const renameForm = renameCategoryInput.extend({ version: formVersion() })
export const moveCategoryInput = z.object({ categoryPrivateGuid: categoryGuid(), wishlistPrivateGuid: ownListGuid() })
export const categoryOrderInput = z.object({
  privateGuidOrder: z
    .array(guid())
    .min(1)
    .refine((order) => new Set(order).size === order.length, 'general.invalid' satisfies MessageId)
    .meta({ description: 'Private guids of categories of one list, each once, in their new order' }),
})
