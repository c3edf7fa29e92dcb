import { outboundUrl } from '../shops/index.ts'
import type { ProductGroup } from './groups.ts'
import { productImageUrl } from './serializers.ts'

/** What one shop asks for a product. */
export interface Offer {
  productId: number
  shop: string
  /** with our referral */
  url: string
  priceCents: number
  pricedOn: Date
}

/** A product, as the shops that sell it show it. */
export interface ShownProduct {
  title: string
  /** our address of its picture; null for a drawing */
  picture: string | null
  /** the cheapest first; at least one */
  offers: Offer[]
}

export const shownProduct = ({ title, products }: ProductGroup): ShownProduct => ({
  title,
  picture: products.map(productImageUrl).find((url) => url !== null) ?? null,
  offers: products.map(({ id, shop, url, priceCents, pricedOn }) => ({
    productId: id,
    shop: shop.name,
    url: outboundUrl(url, shop),
    priceCents,
    pricedOn,
  })),
})
