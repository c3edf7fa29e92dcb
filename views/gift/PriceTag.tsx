import type { Price } from '../../src/gift/index.ts'
import { useView } from '../layout/view.tsx'

/** Renders a price with the day on which we read it, because shops change their prices. */
export function PriceTag({ price: { cents, currency, on } }: { price: Price }) {
  const { t, money, date } = useView().texts
  return (
    <span className="price">
      {money(cents, currency)}{' '}
      <small>
        <span className="sr">{t('gift.price_of')}</span> {date(on, 'short')}
      </small>
    </span>
  )
}
