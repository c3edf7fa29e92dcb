import { outboundUrl } from '../shops/index.ts'
import type { ProductGroup } from './groups.ts'
import { productImageUrl } from './serializers.ts'

/** Price of a product at one shop. */
export interface ShopOffer {
  productId: number
  shop: string
  /** URL at the shop, with our referral */
  url: string
  priceCents: number
  pricedOn: Date
}

/** Product for display, with the offers of the shops that sell it. */
export interface ShownProduct {
  title: string
  /** our URL of the picture; null if a drawing is shown instead */
  picture: string | null
  /** the cheapest first; at least one */
  offers: ShopOffer[]
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
