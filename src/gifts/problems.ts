import type { MessageId } from '#core/i18n.ts'
import type { ReadingProblem } from '../links/index.ts'

/**
 * Problems of saving a gift (spec: gift edit problems). With `SaveImageFailed` the gift is saved, but without the
 * picture.
 */
export const saveApiMessages = {
  GiftNotFound: 'gift.not_found',
  SaveImageFailed: 'gift.save_image_failed',
  InvalidUpdate: 'gift.invalid_update',
  ProductNotFound: 'gift.product_not_found',
} satisfies Record<string, MessageId>

/** Reasons why a gift is not saved. The API returns `ListFull` as `InvalidUpdate`. */
export type SaveRefusal = keyof typeof saveApiMessages | 'ListFull'
export const saveMessages: Record<SaveRefusal | 'ChangedMeanwhile', MessageId> = {
  ...saveApiMessages,
  ChangedMeanwhile: 'general.changed_meanwhile',
  ListFull: 'gift.list_full',
}

/** Messages of a link's preview about a page that yielded nothing. */
export const silenceMessages: Record<ReadingProblem, MessageId> = {
  Refused: 'gift.link_refused',
  NothingToRead: 'gift.link_silent',
  Unreachable: 'gift.link_unreachable',
}

/** Reason why a gift is not moved. The API returns it as `InvalidUpdate`. */
export type MoveRefusal = 'ListFull'
export const moveMessages: Record<MoveRefusal, MessageId> = { ListFull: 'gift.other_list_full' }
export const moveApiMessages = { InvalidUpdate: moveMessages.ListFull }

export type UndoRefusal = 'TooLate' | 'ListFull'
export const undoMessages: Record<UndoRefusal, MessageId> = {
  TooLate: 'gift.undo.too_late',
  ListFull: 'gift.list_full',
}
