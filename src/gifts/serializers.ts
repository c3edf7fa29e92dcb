import { z } from 'zod'
import { giftImageUrl, linkOf } from '../gift/index.ts'
import { productGroupSchema, serializeProduct } from '../products/index.ts'
import type { EmbellishedLink } from './embellish.ts'

const [groupShape, productShape] = [productGroupSchema.shape, productGroupSchema.shape.products.element.shape]

/**
 * Link that we have read, with its product in the shape of a product search. The page's own offer comes first in
 * `products`: it isn't a product of our catalogue, and may have no price.
 */
export const embellishedSchema = z
  .object({
    sanitizedUrl: z.string(),
    title: z.string().nullable(),
    /** true if the page shows prices, but none that is surely the product's */
    isPriceUnsure: z.boolean(),
    product: z
      .object({
        ...groupShape,
        products: z.array(
          z.object({
            ...productShape,
            productId: z.string().nullable(),
            shopId: z.string().nullable(),
            price: z.number().int().nullable(),
          }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'EmbellishedUrl' })

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
