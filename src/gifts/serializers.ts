import { z } from 'zod'
import { centsField, urlField } from '#core/output.ts'
import { giftImageUrl, linkOf } from '../gift/index.ts'
import { productGroupSchema, serializeProduct } from '../products/index.ts'
import type { EmbellishedLink } from './embellish.ts'

const [groupShape, productShape] = [productGroupSchema.shape, productGroupSchema.shape.products.element.shape]

export const embellishedSchema = z
  .object({
    sanitizedUrl: urlField().meta({
      description: 'Address of the page without tracking parameters',
      example: 'https://shop.example/blue-bicycle-bell',
    }),
    title: z.string().nullable().meta({
      description: 'Title of the product or of the page; null if the page has none',
      example: 'Blue bicycle bell',
    }),
    isPriceUnsure: z.boolean().meta({
      description: 'Whether the page shows prices, but none that is surely the product’s',
      example: false,
    }),
    product: z
      .object({
        ...groupShape,
        products: z
          .array(
            z.object({
              ...productShape,
              productId: z
                .string()
                .nullable()
                .meta({ description: 'Id of the product; null for the page’s own offer', example: null }),
              shopId: z
                .string()
                .nullable()
                .meta({ description: 'Id of the shop, from `Shop/Get`; null for the page’s own offer', example: null }),
              price: centsField('Price', 'the page has no sure one in euros').nullable(),
            }),
          )
          .meta({ description: 'The page’s own offer, then those of shops that sell the same product' }),
      })
      .nullable()
      .meta({ description: 'Product on the page; null if neither a price, a picture nor a product number was found' }),
  })
  .meta({ id: 'EmbellishedUrl', description: 'What the page behind a link says of its product.' })

export function serializeEmbellished({ reading, group }: EmbellishedLink): z.input<typeof embellishedSchema> {
  const { url, title, price, isPriceUnsure, gtin, imageHash } = reading
  const { uriDisplayText, faviconSite } = linkOf(url)
  const image = giftImageUrl(imageHash)
  const isProduct = price !== null || gtin !== null || image !== null
  const ofPage = {
    eans: gtin === null ? [] : [gtin],
    faviconSite: faviconSite!,
    image,
    originalUrl: url,
    price: price?.currency === 'EUR' ? price.cents : null,
    productId: null,
    shopId: null,
    title: title!,
    url,
  }
  return {
    sanitizedUrl: url,
    title,
    isPriceUnsure,
    product: isProduct
      ? {
          title: title!,
          image,
          imageForDisplay: image,
          urlDisplayText: uriDisplayText!,
          eans: ofPage.eans,
          products: [ofPage, ...(group?.products ?? []).map(serializeProduct)],
        }
      : null,
  }
}
