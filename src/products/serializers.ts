import { z } from 'zod'
import type { Texts } from '#core/i18n.ts'
import { imageUrl } from '#core/images/names.ts'
import { centsField, pathField, urlField } from '#core/output.ts'
import { outboundUrl } from '../shops/index.ts'
import type { ProductGroup } from './groups.ts'
import type { ShopProduct } from './product.ts'

const title = () => z.string().meta({ example: 'Blue bicycle bell' })
const eans = () =>
  z
    .array(z.string().meta({ example: '8712345678906' }))
    .meta({ description: 'At most one; empty if the EAN is unknown' })
const image = () =>
  pathField().nullable().meta({
    description: 'URL of the picture at the shop, or path on this server; null if there is no picture',
    example: 'https://shop.example/pictures/blue-bicycle-bell.jpg',
  })

const productSchema = z
  .object({
    eans: eans(),
    faviconSite: urlField().meta({
      description: 'Site whose icon stands for the shop',
      example: 'https://shop.example',
    }),
    image: image(),
    originalUrl: urlField().meta({
      description: 'The shop’s own URL, without a referral',
      example: 'https://shop.example/blue-bicycle-bell',
    }),
    price: centsField('Price at this shop'),
    productId: z.string().meta({ description: 'Id of this shop’s offer, not of the group', example: '18042' }),
    shopId: z.string().meta({ example: '12' }),
    title: title(),
    url: urlField().meta({
      description: 'Link for visitors, with the operator’s referral if there is one',
      example: 'https://shop.example/blue-bicycle-bell?partner=wishring',
    }),
  })
  .meta({ id: 'Product', description: 'A product as one shop sells it' })

export const productGroupSchema = z
  .object({
    title: title(),
    image: image(),
    imageForDisplay: pathField().nullable().meta({
      description: 'Path of our copy of the picture; null if there is no picture',
      example: '/images/9b74c9897bac770ffc029102a200c5de-480.webp',
    }),
    urlDisplayText: z.string().meta({
      description: 'Who sells it: the name of the only shop, or the number of shops in words',
      example: 'The Bicycle Shop',
    }),
    eans: eans(),
    products: z.array(productSchema).meta({ description: 'At least one, the cheapest first' }),
  })
  .meta({ id: 'ProductGroup', description: 'A product, with the offers of all shops that sell it' })

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
