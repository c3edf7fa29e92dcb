import type { VisitorsCategory } from '../../src/gift/index.ts'
import { useT } from '../layout/view.tsx'
import { VisitorsGiftCard } from './VisitorsGiftCard.tsx'

/**
 * Renders a category with its gifts for visitors.
 * @param isFirst true for the first section on the page, whose first row of pictures is not lazy
 */
export function VisitorsCategorySection({
  category,
  isFirst = false,
}: {
  category: VisitorsCategory
  isFirst?: boolean
}) {
  const t = useT()
  const id = `category-${category.publicGuid}`
  return (
    <section className="category" id={id} aria-labelledby={`${id}-name`}>
      <div className="category-head">
        <h2 id={`${id}-name`}>{category.name}</h2>
        <span className="count">{t('general.gift_count', { count: category.gifts.length })}</span>
      </div>
      <ul className="gifts">
        {category.gifts.map((gift, index) => (
          <VisitorsGiftCard key={gift.publicGuid} gift={gift} lazy={!isFirst || index > 2} />
        ))}
      </ul>
    </section>
  )
}
