import type { MessageId } from '#core/i18n.ts'

/** Why a gift was not saved as asked (spec: gift edit problems). With `SaveImageFailed` it is saved, without the picture. */
export const saveProblems = ['GiftNotFound', 'SaveImageFailed', 'InvalidUpdate', 'ProductNotFound'] as const
export type SaveProblem = (typeof saveProblems)[number]

/** The same for our pages, which also say when the list is full; the API tells that as `InvalidUpdate`. */
export type SaveRefusal = SaveProblem | 'ListFull'
export const saveMessages: Record<SaveRefusal, MessageId> = {
  GiftNotFound: 'gift.not_found',
  SaveImageFailed: 'gift.save_image_failed',
  InvalidUpdate: 'gift.invalid_update',
  ProductNotFound: 'gift.product_not_found',
  ListFull: 'gift.list_full',
}

/** Why a gift does not go to another list; the API tells it as `InvalidUpdate`. */
export type MoveRefusal = 'ListFull'
export const moveMessages: Record<MoveRefusal, MessageId> = { ListFull: 'gift.other_list_full' }
