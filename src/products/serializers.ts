import { z } from 'zod'
import type { Texts } from '#core/i18n.ts'
import { imageUrl } from '#core/images/names.ts'
import { outboundUrl } from '../shops/index.ts'
import type { ProductGroup } from './groups.ts'
import type { ShopProduct } from './product.ts'

const productSchema = z
  .object({
    eans: z.array(z.string()),
    faviconSite: z.string(),
    image: z.string().nullable(),
    /** the shop's own URL, without our referral */
    originalUrl: z.string(),
    /** in euro cents */
    price: z.number().int(),
    productId: z.string(),
    shopId: z.string(),
    title: z.string(),
    url: z.string(),
  })
  .meta({ id: 'Product' })

export const productGroupSchema = z
  .object({
    title: z.string(),
    image: z.string().nullable(),
    imageForDisplay: z.string().nullable(),
    urlDisplayText: z.string(),
    eans: z.array(z.string()),
    products: z.array(productSchema),
  })
  .meta({ id: 'ProductGroup' })

/**
 * Returns our URL of the product's picture, or null if there is none. If we have no copy yet, a request for this URL
 * fetches the picture from the shop.
 */
export function productImageUrl({ id, imageUrl: atShop, imageHash }: ShopProduct): string | null {
  if (imageHash) return imageUrl(imageHash, 480)
  return atShop && `/products/${id}/picture`
}

const imageOf = (product: ShopProduct) => product.imageUrl ?? productImageUrl(product)

export const serializeProduct = (product: ShopProduct): z.input<typeof productSchema> => ({
  eans: product.gtin === null ? [] : [product.gtin],
  faviconSite: product.shop.host ? `https://${product.shop.host}` : new URL(product.url).origin,
  image: imageOf(product),
  originalUrl: product.url,
  price: product.priceCents,
  productId: String(product.id),
  shopId: String(product.shop.id),
  title: product.title,
  url: outboundUrl(product.url, product.shop),
})

export function serializeGroup(
  { title, gtins, products }: ProductGroup,
  texts: Texts,
): z.input<typeof productGroupSchema> {
  const pictured = products.find((product) => productImageUrl(product) !== null)
  const shops = new Map(products.map(({ shop }) => [shop.id, shop]))
  return {
    title,
    image: pictured ? imageOf(pictured) : null,
    imageForDisplay: pictured ? productImageUrl(pictured) : null,
    urlDisplayText: shops.size === 1 ? products[0]!.shop.name : texts.t('product.shops', { count: shops.size }),
    eans: gtins,
    products: products.map(serializeProduct),
  }
}
