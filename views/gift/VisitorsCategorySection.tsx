import type { VisitorsCategory } from '../../src/gift/index.ts'
import { useView } from '../layout/view.tsx'
import { langOf } from './language.ts'
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
  const view = useView()
  const { t } = view.texts
  const lang = langOf(view, category.language)
  const id = `category-${category.publicGuid}`
  return (
    <section className="category" id={id} aria-labelledby={`${id}-name`}>
      <div className="category-head">
        <h2 id={`${id}-name`} lang={lang}>
          {category.name}
        </h2>
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
