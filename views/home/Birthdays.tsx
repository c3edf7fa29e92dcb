import type { Birthday } from '../../src/friends/index.ts'
import { sortedBy } from '../../src/friends/index.ts'
import { CalendarOffer } from '../calendar/CalendarOffer.tsx'
import { sortedFriendsUrl } from '../friends/urls.ts'
import { Rich, useView } from '../layout/view.tsx'
import { ListRing } from '../lists/ListRing.tsx'

/** Number of birthdays that the start page shows. A link leads to the others. */
const maxShown = 5

/** Lists friends whose birthday is near. */
export function Birthdays({ birthdays }: { birthdays: readonly Birthday[] }) {
  const { t, date } = useView().texts
  return (
    <section className="panel" aria-labelledby="birthdays">
      <div className="panel-head">
        <h2 id="birthdays">{t('home.birthdays')}</h2>
        <a href={sortedFriendsUrl(sortedBy('birthday'))}>
          <Rich id="home.birthdays_all" tags={{ sr: <span className="sr" /> }} />
        </a>
      </div>
      <ul className="rows">
        {birthdays.slice(0, maxShown).map(({ friend, day, daysToGo }) => (
          <li className="row" key={friend.privateGuid}>
            <ListRing list={friend} />
            <div>
              <p className="name">
                <a href={`/${friend.username}`}>{friend.fullName}</a>
              </p>
              <p className="detail">{date(day, 'week')}</p>
            </div>
            <div className="row-end">{t('home.birthday_in', { days: daysToGo })}</div>
          </li>
        ))}
      </ul>
      <CalendarOffer />
    </section>
  )
}
