import { Empty } from '#views/layout/Empty.tsx'
import { useView } from '#views/layout/view.tsx'
import { VisitorsCategorySection } from '../gift/VisitorsCategorySection.tsx'
import { VisitorListHeader } from '#views/lists/ListHeader.tsx'
import type { Picture } from '#core/image-names.ts'
import type { SeenList } from '../../src/access/index.ts'
import type { VisitorsCategory } from '../../src/gift/index.ts'
import { PrintFoot } from './PrintFoot.tsx'
import { fetchesAnew, regions } from './regions.ts'

interface VisitedListProps {
  list: SeenList
  picture: Picture
  categories: readonly VisitorsCategory[]
}

export function VisitedList({ list, picture, categories }: VisitedListProps) {
  const { texts } = useView()
  const { t, date } = texts
  return (
    <div {...fetchesAnew(regions.visitor, list.username)}>
      <VisitorListHeader list={list} picture={picture} />
      {categories.length === 0 && (
        <Empty spot="no-gifts-yet" title={t('listview.empty.title')}>
          {t('listview.empty.body', { name: list.firstName })}
        </Empty>
      )}
      {categories.map((category, index) => (
        <VisitorsCategorySection key={category.publicGuid} category={category} isFirst={index === 0} />
      ))}
      <p className="small soft-text" style={{ marginBlockStart: 'var(--s8)' }}>
        {t('listview.last_update', { date: date(list.lastUpdate) })}
      </p>
      <PrintFoot username={list.username} />
    </div>
  )
}
