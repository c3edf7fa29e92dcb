import type { z } from 'zod'
import { visitorGiftAnswer } from '../cross-offs/index.ts'
import { giftImageUrl, linkOf } from '../gift/index.ts'
import type { OwnersGift } from './owners-gift.ts'

/** A gift as the API tells it to an owner of its list (spec 2 §3): as to a visitor, without its order. */
export const giftAnswer = visitorGiftAnswer.omit({ order: true })

/** The API's gift from an owner's. The guid that undoes a cross-off is never an owner's. */
export const toGiftAnswer = (gift: OwnersGift): z.input<typeof giftAnswer> => ({
  publicGuid: gift.publicGuid,
  description: gift.description,
  crossOffEnabled: gift.crossOffEnabled,
  isCrossedOff: gift.isCrossedOff,
  privateCrossOffGuid: null,
  displayImageUrl: giftImageUrl(gift.imageHash),
  ...linkOf(gift.url),
  userEditableUri: gift.url,
  productEans: [],
  productId: null,
  groupedProduct: null,
  isProductFromGiftFinder: false,
  isColdCase: gift.isColdCase,
})
