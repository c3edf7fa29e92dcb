import { z } from 'zod'
import { isColdCase, type Gift } from './gift.ts'
import { giftImageUrl, linkOf } from './links.ts'
import type { OwnersGift } from './owners.ts'
import type { VisitorsGift } from './visitors.ts'

export const giftSchema = z.object({
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
})

export const visitorsGiftSchema = giftSchema.extend({ order: z.number() })

const serialize = (gift: Gift, now: Date) => ({
  publicGuid: gift.publicGuid,
  description: gift.description,
  crossOffEnabled: gift.crossOffEnabled,
  displayImageUrl: giftImageUrl(gift.imageHash),
  ...linkOf(gift.url),
  userEditableUri: gift.url,
  productEans: [],
  productId: null,
  groupedProduct: null,
  isProductFromGiftFinder: false,
  isColdCase: isColdCase(gift, now),
})

/** An owner never gets the guid that undoes a cross-off. */
export const serializeOwnersGift = (gift: OwnersGift, now: Date): z.input<typeof giftSchema> => ({
  ...serialize(gift, now),
  isCrossedOff: gift.isCrossedOff,
  privateCrossOffGuid: null,
})

export const serializeVisitorsGift = (gift: VisitorsGift, now: Date): z.input<typeof visitorsGiftSchema> => ({
  ...serialize(gift, now),
  isCrossedOff: gift.state === 'yours' || gift.state === 'taken',
  privateCrossOffGuid: gift.privateCrossOffGuid,
  order: gift.order,
})
