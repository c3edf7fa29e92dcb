import type { ReactNode } from 'react'
import { artUrl } from '#core/art.ts'
import type { ShownProduct } from '../../src/products/shown-product.ts'
import { drawingOf } from '../../src/gift/index.ts'
import { ProductOffers } from './ProductOffers.tsx'

/**
 * Renders a product with its offers.
 * @param pick link that picks the product for a gift
 */
export function ProductGroup({ product, pick }: { product: ShownProduct; pick?: ReactNode }) {
  const { title, picture, offers } = product
  return (
    <li className="product" id={`product-${offers[0]!.productId}`}>
      <div className={picture ? 'gift-picture' : 'gift-picture drawn'}>
        <img src={picture ?? drawingUrl(product)} alt="" loading="lazy" />
      </div>
      <div className="product-words">
        <h2 className="gift-title">{title}</h2>
        <ProductOffers title={title} offers={offers} />
        {pick && <div className="actions">{pick}</div>}
      </div>
    </li>
  )
}

const drawingUrl = ({ title, offers }: ShownProduct) =>
  artUrl(`gifts/${drawingOf({ description: title, publicGuid: String(offers[0]!.productId) })}.svg`)
