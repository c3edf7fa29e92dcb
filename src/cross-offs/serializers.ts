import { z } from 'zod'
import { giftImageUrl, linkOf } from '../gift/index.ts'
import type { VisitorsGift } from './visitors-gift.ts'

const coldCaseDays = 180

/** A gift as the API tells it to visitors (spec 2 §3, with `order`). */
export const visitorGiftAnswer = z.object({
  publicGuid: z.string(),
  description: z.string(),
  crossOffEnabled: z.boolean(),
  isCrossedOff: z.boolean(),
  privateCrossOffGuid: z.string().nullable(),
  displayImageUrl: z.string().nullable(),
  faviconSite: z.string().nullable(),
  productEans: z.array(z.string()),
  productId: z.string().nullable(),
  uri: z.string().nullable(),
  uriDisplayText: z.string().nullable(),
  userEditableUri: z.string().nullable(),
  groupedProduct: z.null(),
  isProductFromGiftFinder: z.boolean(),
  isColdCase: z.boolean(),
  order: z.number(),
})

/** The API's gift from a visitor's. @param now the clock by which a gift is a cold case */
export const toVisitorGiftAnswer = (gift: VisitorsGift, now: Date): z.input<typeof visitorGiftAnswer> => ({
  publicGuid: gift.publicGuid,
  description: gift.description,
  crossOffEnabled: gift.crossOffEnabled,
  isCrossedOff: gift.state === 'yours' || gift.state === 'taken',
  privateCrossOffGuid: gift.privateCrossOffGuid,
  displayImageUrl: giftImageUrl(gift.imageHash),
  ...linkOf(gift.url),
  userEditableUri: gift.url,
  productEans: [],
  productId: null,
  groupedProduct: null,
  isProductFromGiftFinder: false,
  isColdCase: now.getTime() - gift.editedAt.getTime() > coldCaseDays * 24 * 3600 * 1000,
  order: gift.order,
})
