import { z } from 'zod'
import { centsField, guidField, pathField, urlField } from '#core/output.ts'
import { coldCaseDays, isColdCase, type Gift } from './gift.ts'
import { giftImageUrl, linkOf } from './links.ts'
import type { OwnersGift } from './owners.ts'
import type { VisitorsGift } from './visitors.ts'
import { shortName } from './name-and-note.ts'

const gtinsField = () =>
  z
    .array(z.string().meta({ example: '8712345678906' }))
    .meta({ description: 'Product number (GTIN) as the only entry; empty if unknown' })

const shopLinkField = () => urlField().meta({ example: 'https://shop.example/blue-bicycle-bell' })

const shopOriginField = () =>
  urlField().meta({ description: 'Origin of the link, for the shop’s icon', example: 'https://shop.example' })

const giftImageField = () =>
  pathField().meta({ example: '/images/8c1d0a6f3b5e4297a0c4d1e8f7b92653-480.webp' }).nullable()

const groupedProductSchema = z
  .object({
    title: z.string().meta({ description: 'Name of the gift', example: 'Blue bicycle bell' }),
    imageForDisplay: giftImageField().meta({ description: 'Picture of the gift; null if it has none' }),
    products: z
      .array(
        z.object({
          shopId: z.string().nullable().meta({
            description: 'Id of the shop, from `Shop/Get`; null unless the owner picked a product',
            example: null,
          }),
          url: shopLinkField(),
          price: centsField('Price', 'unknown or in another currency').nullable(),
          faviconSite: shopOriginField(),
        }),
      )
      .meta({ description: 'The gift’s own link as the only entry' }),
    eans: gtinsField(),
  })
  .meta({ id: 'GroupedProduct', description: 'Product behind a gift’s link.' })

export const giftSchema = z
  .object({
    publicGuid: guidField(),
    description: z.string().meta({
      description: 'Text of the owner: the first line names the gift, and further lines are a note',
      example: 'Blue bicycle bell',
    }),
    crossOffEnabled: z.boolean().meta({ description: 'Whether visitors can cross the gift off' }),
    isCrossedOff: z.boolean().meta({
      description: 'Always false, unless the list shows its owners what is crossed off',
      example: false,
    }),
    privateCrossOffGuid: guidField()
      .nullable()
      .meta({ description: 'Always null for owners of the list', example: null }),
    displayImageUrl: giftImageField().meta({ description: 'Picture, 480 pixels wide; null if there is none' }),
    faviconSite: shopOriginField()
      .nullable()
      .meta({ description: 'Origin of the link, for the shop’s icon; null without a link' }),
    productEans: gtinsField(),
    productId: z.string().nullable().meta({
      description: 'Id of the catalogue product that the owner picked; null for any other gift',
      example: null,
    }),
    uri: shopLinkField().nullable().meta({ description: 'Link of the gift; null if it has none' }),
    uriDisplayText: z
      .string()
      .nullable()
      .meta({ description: 'Host of the link without `www.`; null without a link', example: 'shop.example' }),
    userEditableUri: z.string().nullable().meta({
      description: 'Link to show in an edit form; null without a link, and for a picked product',
      example: 'https://shop.example/blue-bicycle-bell',
    }),
    groupedProduct: groupedProductSchema.nullable().meta({
      description: 'Product behind the link; null without a link, or if neither a price nor a product number is known',
    }),
    isProductFromGiftFinder: z
      .boolean()
      .meta({ description: 'Whether the owner picked the gift from the product search', example: false }),
    isColdCase: z.boolean().meta({
      description: `Whether the gift was last edited over ${coldCaseDays} days ago, so that someone may have given it since`,
      example: false,
    }),
  })
  .meta({ id: 'Gift', description: 'Gift as the owners of its list see it.' })

export const visitorsGiftSchema = giftSchema
  .extend({
    isCrossedOff: z.boolean().meta({
      description:
        'Whether someone has crossed the gift off. In `Wishlist/Get`, false for owners of the list, unless the list shows its owners what is crossed off',
    }),
    privateCrossOffGuid: guidField().nullable().meta({
      description:
        'Private guid of the caller’s cross-off, for `Gift/UndoCrossOff`; null if the caller hasn’t crossed the gift off',
    }),
    order: z
      .number()
      .int()
      .meta({ description: 'Place within the category; gifts with larger numbers come later', example: 1 }),
  })
  .meta({ id: 'VisitorsGift', description: 'Gift as visitors see it.' })

const categoryHead = {
  publicGuid: guidField(),
  name: z.string().meta({ example: 'For the bike' }),
  giftCount: z.number().int().meta({ description: 'Number of gifts in the category', example: 1 }),
}

export const categorySchema = z
  .object({
    ...categoryHead,
    privateGuid: guidField().meta({ description: 'Private guid, by which owners change the category' }),
    gifts: z.array(giftSchema),
  })
  .meta({ id: 'Category', description: 'Category of a list as the owners of the list see it.' })

export const publicCategorySchema = z
  .object({
    ...categoryHead,
    privateGuid: z.null().meta({ description: 'Always null: only owners get this guid' }),
    gifts: z.array(visitorsGiftSchema),
  })
  .meta({ id: 'PublicCategory', description: 'Category of a list as visitors see it.' })

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
