import type { Price } from '../../src/gift/index.ts'
import { useView } from '../layout/view.tsx'

/** With the day that it is of, as shops change theirs. */
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
