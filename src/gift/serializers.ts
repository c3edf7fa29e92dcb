import { z } from 'zod'
import { isColdCase, type Gift } from './gift.ts'
import { giftImageUrl, linkOf } from './links.ts'
import type { OwnersGift } from './owners.ts'
import type { VisitorsGift } from './visitors.ts'
import { shortName } from './name-and-note.ts'

const groupedProductSchema = z.object({
  title: z.string(),
  imageForDisplay: z.string().nullable(),
  /** the gift's own link as the only entry; `price` in euro cents, null if unknown or in another currency */
  products: z.array(
    z.object({
      shopId: z.string().nullable(),
      url: z.string(),
      price: z.number().int().nullable(),
      faviconSite: z.string(),
    }),
  ),
  eans: z.array(z.string()),
})

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
  groupedProduct: groupedProductSchema.nullable(),
  isProductFromGiftFinder: z.boolean(),
  isColdCase: z.boolean(),
})

export const visitorsGiftSchema = giftSchema.extend({ order: z.number() })

const eansOf = ({ gtin }: Gift) => (gtin === null ? [] : [gtin])

/**
 * Returns the product behind a gift's link for the API. Null if the gift has no link, or if neither a price nor a GTIN
 * is known.
 */
function groupedProductOf(gift: Gift): z.input<typeof groupedProductSchema> | null {
  const { uri, faviconSite } = linkOf(gift.url)
  if (uri === null || faviconSite === null || (gift.price === null && gift.gtin === null)) return null
  const { price, shopId } = gift
  return {
    title: shortName(gift.description),
    imageForDisplay: giftImageUrl(gift.imageHash),
    products: [
      {
        shopId: shopId === null ? null : String(shopId),
        url: uri,
        price: price?.currency === 'EUR' ? price.cents : null,
        faviconSite,
      },
    ],
    eans: eansOf(gift),
  }
}

const serialize = (gift: Gift, now: Date) => ({
  publicGuid: gift.publicGuid,
  description: gift.description,
  crossOffEnabled: gift.crossOffEnabled,
  displayImageUrl: giftImageUrl(gift.imageHash),
  ...linkOf(gift.url),
  userEditableUri: gift.productId === null ? gift.url : null,
  productEans: eansOf(gift),
  productId: gift.productId === null ? null : String(gift.productId),
  groupedProduct: groupedProductOf(gift),
  isProductFromGiftFinder: gift.productId !== null,
  isColdCase: isColdCase(gift, now),
})

/** Serializes a gift for its owner, without the guid that undoes a cross-off. */
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
