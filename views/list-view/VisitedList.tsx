import type { ReactNode } from 'react'
import { FriendBanner } from '#views/friends/FriendBanner.tsx'
import { Empty } from '#views/layout/Empty.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { VisitorsCategorySection } from '../gift/VisitorsCategorySection.tsx'
import { VisitorListHeader } from '#views/lists/ListHeader.tsx'
import type { Forum as Posts } from '../../src/forum/index.ts'
import type { SeenList } from '../../src/access/index.ts'
import type { VisitorsCategory } from '../../src/gift/index.ts'
import { Forum } from '../forum/Forum.tsx'
import { PrintFoot } from './PrintFoot.tsx'
import { reloadsWhenMissed, regions } from './regions.ts'

interface VisitedGiftsProps {
  list: Pick<SeenList, 'firstName'>
  categories: readonly VisitorsCategory[]
}

/** Renders a list's gifts for a visitor. The markup depends on the visitor only in which gifts they give. */
export function VisitedGifts({ list, categories }: VisitedGiftsProps) {
  const t = useT()
  if (categories.length === 0)
    return (
      <Empty spot="no-gifts-yet" title={t('listview.empty.title')}>
        {t('listview.empty.body', { name: list.firstName })}
      </Empty>
    )
  return categories.map((category, index) => (
    <VisitorsCategorySection key={category.publicGuid} category={category} isFirst={index === 0} />
  ))
}

interface VisitedListProps {
  list: SeenList
  /** `VisitedGifts`, or a placeholder that `VisitedGifts` will replace */
  gifts: ReactNode
  forum: Posts
}

export function VisitedList({ list, gifts, forum }: VisitedListProps) {
  const { texts } = useView()
  const { t, date } = texts
  return (
    <div
      {...reloadsWhenMissed(regions.visitor, list.username)}
      data-gone-gifts-label={t('gift.gone')}
      data-gone-gifts-back={t('gift.back')}
    >
      <VisitorListHeader list={list} />
      <FriendBanner list={list} />
      {gifts}
      <Forum list={list} forum={forum} isOwner={false} />
      <p className="small soft-text" style={{ marginBlockStart: 'var(--s8)' }}>
        {t('listview.last_update', { date: date(list.lastUpdate) })}
      </p>
      <PrintFoot username={list.username} />
    </div>
  )
}
