import { FriendBanner } from '#views/friends/FriendBanner.tsx'
import { Empty } from '#views/layout/Empty.tsx'
import { useView } from '#views/layout/view.tsx'
import { VisitorsCategorySection } from '../gift/VisitorsCategorySection.tsx'
import { VisitorListHeader } from '#views/lists/ListHeader.tsx'
import type { Forum as Posts } from '../../src/forum/index.ts'
import type { SeenList } from '../../src/access/index.ts'
import type { VisitorsCategory } from '../../src/gift/index.ts'
import { Forum } from '../forum/Forum.tsx'
import { PrintFoot } from './PrintFoot.tsx'
import { fetchesAnew, regions } from './regions.ts'

interface VisitedListProps {
  list: SeenList
  categories: readonly VisitorsCategory[]
  forum: Posts
}

export function VisitedList({ list, categories, forum }: VisitedListProps) {
  const { texts } = useView()
  const { t, date } = texts
  return (
    <div {...fetchesAnew(regions.visitor, list.username)}>
      <VisitorListHeader list={list} />
      <FriendBanner list={list} />
      {categories.length === 0 && (
        <Empty spot="no-gifts-yet" title={t('listview.empty.title')}>
          {t('listview.empty.body', { name: list.firstName })}
        </Empty>
      )}
      {categories.map((category, index) => (
        <VisitorsCategorySection key={category.publicGuid} category={category} isFirst={index === 0} />
      ))}
      <Forum list={list} forum={forum} isOwner={false} />
      <p className="small soft-text" style={{ marginBlockStart: 'var(--s8)' }}>
        {t('listview.last_update', { date: date(list.lastUpdate) })}
      </p>
      <PrintFoot username={list.username} />
    </div>
  )
}
