import { dayInYear } from '#core/days.ts'
import type { Friend } from '../../src/friends/friend.ts'
import { nextSorting, isDefaultOrder, sortKeys } from '../../src/friends/index.ts'
import type { Sorting } from '../../src/friends/sorting.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { opensDialog } from '#views/layout/Dialog.tsx'
import { Empty } from '#views/layout/Empty.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { CalendarOffer } from '../calendar/CalendarOffer.tsx'
import { ListRing } from '../lists/ListRing.tsx'
import { searchUrl } from '../search/urls.ts'
import { deleteFriendUrl, sortedFriendsUrl } from './urls.ts'

/** A leap year, so that a birthday on 29 February can be formatted, too. */
const leapYear = 2024

export const friendsId = 'friends'
export const rowId = (privateGuid: string): string => `friend-${privateGuid}`

interface FriendsProps {
  friends: readonly Friend[]
  sorting: Sorting
  /** whether the user just deleted their last friend, so that the page gets the focus */
  isEmptied?: boolean
}

/** Renders the page of friends. The page reloads itself when another tab adds or deletes a friend. */
export function Friends({ friends, sorting, isEmptied = false }: FriendsProps) {
  const t = useT()
  return (
    <div
      id={friendsId}
      hx-get={sortedFriendsUrl(sorting)}
      hx-trigger="friends-changed-elsewhere from:body"
      hx-target="this"
      hx-swap="outerMorph"
      {...(isEmptied && { tabIndex: -1, 'data-requests-focus': '' })}
    >
      {friends.length === 0 ? (
        <Empty
          spot="no-friends-yet"
          level={1}
          title={t('friends.empty.title')}
          action={
            <a className="button primary" href={searchUrl}>
              {t('friends.empty.search')}
            </a>
          }
        >
          {t('friends.empty.body')}
        </Empty>
      ) : (
        <>
          <div className="page-head">
            <h1>{t('friends.title')}</h1>
            <SortMenu sorting={sorting} />
          </div>
          <ul className="rows friends">
            {friends.map((friend) => (
              <FriendRow key={friend.privateGuid} friend={friend} sorting={sorting} />
            ))}
          </ul>
          {friends.some(({ birthday }) => birthday !== null) && <CalendarOffer />}
          <Banner
            icon="friends"
            action={
              <a className="button" href={searchUrl}>
                {t('friends.search')}
              </a>
            }
          >
            {t('friends.missing')}
          </Banner>
        </>
      )}
    </div>
  )
}

/**
 * Renders the menu of sort orders. Its entries are links, because the sort order is in the URL. The entry of the
 * current sort key reverses the order.
 */
function SortMenu({ sorting }: { sorting: Sorting }) {
  const t = useT()
  const isReversed = !isDefaultOrder(sorting)
  return (
    <div>
      <button className="button" type="button" popoverTarget="friends-sort">
        <Icon name={isReversed ? 'up' : 'sort'} />
        <span>
          <span className="sr">{t('friends.sort')}: </span>
          {t(`friends.sort.${sorting.key}`)}
          {isReversed && <span className="sr">, {t('friends.sort.reversed')}</span>}
        </span>
        <Icon name="chevron-down" />
      </button>
      <nav className="popmenu" id="friends-sort" popover="auto" aria-label={t('friends.sort')}>
        {sortKeys.map((key) => (
          <a
            key={key}
            href={sortedFriendsUrl(nextSorting(key, sorting))}
            aria-current={key === sorting.key ? 'true' : undefined}
          >
            {t(`friends.sort.${key}`)}
            {key === sorting.key && <Icon name={isReversed ? 'up' : 'down'} />}
          </a>
        ))}
      </nav>
    </div>
  )
}

interface FriendRowProps {
  friend: Friend
  sorting: Sorting
  /** whether the row gets the focus, because the friend in the neighboring row was just deleted */
  hasFocus?: boolean
}

/** Renders a friend with a link to their list. */
export function FriendRow({ friend, sorting, hasFocus = false }: FriendRowProps) {
  const { texts, baseUrl, today } = useView()
  const { t } = texts
  const { privateGuid, fullName, city, birthday, lastListUpdate } = friend
  const day = birthday && texts.date(dayInYear(birthday, leapYear), 'day')
  const updated = lastListUpdate && t('friends.updated', { ago: texts.ago(lastListUpdate, today) })
  const address = `${new URL(baseUrl).host}/${friend.username}`
  return (
    <li className="row" id={rowId(privateGuid)}>
      <ListRing list={friend} />
      <div>
        <p className="name">
          <a href={`/${friend.username}`} {...(hasFocus && { 'data-requests-focus': '' })}>
            {fullName}
          </a>
        </p>
        <p className="detail">
          {city ? <span className="only-wide">{address} · </span> : address}
          {city}
        </p>
        <p className="detail only-phone">{day ? t('friends.birthday', { day }) : updated}</p>
        {friend.isClosed && <p className="detail">{t('friends.closed')}</p>}
      </div>
      <div className="row-end">
        <span className="only-wide">
          {day && <b>{day}</b>}
          {updated}
        </span>
        <a
          className="icon-button danger"
          aria-label={t('friends.delete.of', { name: fullName })}
          {...opensDialog(deleteFriendUrl(privateGuid, sorting))}
        >
          <Icon name="trash" />
        </a>
      </div>
    </li>
  )
}
