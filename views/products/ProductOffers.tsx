import type { ShopOffer } from '../../src/products/shown-product.ts'
import { ShopLink } from '../gift/GiftWords.tsx'
import { Icon } from '../layout/Icon.tsx'
import { useT, useView } from '../layout/view.tsx'

const shownAtOnce = 2

/**
 * Renders a product's offers, the cheapest first. The first two are shown, and the others after a press. A single third
 * offer is shown at once, because hiding it would save nothing.
 */
export function ProductOffers({ title, offers }: { title: string; offers: readonly ShopOffer[] }) {
  const t = useT()
  const [shown, others] =
    offers.length <= shownAtOnce + 1 ? [offers, []] : [offers.slice(0, shownAtOnce), offers.slice(shownAtOnce)]
  return (
    <>
      <ul className="offers">
        {shown.map((offer) => (
          <OfferRow key={offer.productId} offer={offer} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="more-shops">
          <summary>
            {t('product_search.other_shops', { count: others.length })}
            <span className="sr">: {title}</span>
            <Icon name="chevron-down" />
          </summary>
          <ul className="offers">
            {others.map((offer) => (
              <OfferRow key={offer.productId} offer={offer} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function OfferRow({ offer: { shop, url, priceCents, pricedOn } }: { offer: ShopOffer }) {
  const { texts } = useView()
  return (
    <li className="gift-shop">
      <ShopLink url={url} name={shop} isPaid />
      <span className="offer-price">
        <span className="price">{texts.money(priceCents)}</span>
        <small>{texts.t('product_search.priced_on', { day: texts.date(pricedOn, 'short') })}</small>
      </span>
    </li>
  )
}
