import type { ShownProduct } from '../../src/products/shown-product.ts'
import { Dialog } from '#views/layout/Dialog.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { ProductOffers } from './ProductOffers.tsx'

/**
 * Renders a product's offers as a dialog.
 * @param product null if no shop that we know sells it
 */
export function OffersDialog({ product }: { product: ShownProduct | null }) {
  const t = useT()
  return (
    <Dialog id="offers" title={t('product.compare')} closeHref="/">
      {product ? (
        <>
          <p className="gift-title">{product.title}</p>
          <ProductOffers {...product} />
        </>
      ) : (
        <p>{t('product.compare.none')}</p>
      )}
    </Dialog>
  )
}

/** Renders a product's offers on a gift's card. */
export function OffersOnCard({ product: { title, offers } }: { product: ShownProduct }) {
  const { t, money } = useView().texts
  const shops = t('product.shops', { count: new Set(offers.map(({ shop }) => shop)).size })
  return (
    <details className="more-shops">
      <summary>
        {t('product.shops_from', { shops, price: money(offers[0]!.priceCents) })}
        <Icon name="chevron-down" />
      </summary>
      <ProductOffers title={title} offers={offers} />
    </details>
  )
}
