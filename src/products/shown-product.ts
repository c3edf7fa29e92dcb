import type { ShownProduct } from '#views/products/ProductGroup.tsx'
import { outboundUrl } from '../shops/index.ts'
import type { ProductGroup } from './groups.ts'
import { productImageUrl } from './serializers.ts'

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
