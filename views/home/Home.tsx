import { daysUntil } from '#core/days.ts'
import type { CrossedOffWishlist } from '../../src/cross-offs/index.ts'
import type { OverviewItem } from '../../src/draws/index.ts'
import type { GatheringItem } from '../../src/gatherings/index.ts'
import type { Birthday } from '../../src/friends/index.ts'
import type { Statistics as Counts } from '../../src/home/statistics.ts'
import type { Summary } from '../../src/lists/index.ts'
import { Ticks } from '../cross-offs/Ticks.tsx'
import { DrawsPanel } from '../draws/home/DrawsPanel.tsx'
import { GiftThumb } from '../gift/GiftPicture.tsx'
import { shortName } from '../../src/gift/index.ts'
import { Icon, Spot } from '../layout/Icon.tsx'
import { daysToGo, ringPercent } from '../layout/occasion.ts'
import { ListRing } from '../lists/ListRing.tsx'
import { Statistics } from './Statistics.tsx'
import { ownListsId } from './urls.ts'
import { Rich, useT, useView } from '../layout/view.tsx'
import { Birthdays } from './Birthdays.tsx'

/** Number of crossed-off gifts that the start page shows. A link leads to the others. */
export const giftsShown = 6

interface HomeProps {
  lists: Summary[]
  /** at most `giftsShown` gifts */
  iGive: CrossedOffWishlist[]
  /** null if draws are switched off */
  draws: OverviewItem[] | null
  /** draws that wait for their people */
  gatherings: GatheringItem[]
  birthdays: readonly Birthday[]
  /** null until the people, gifts and birthdays on this site are counted for the first time */
  counts: Counts | null
}

/** Renders the start page of a logged-in user. */
export function Home({ lists, iGive, draws, gatherings, birthdays, counts }: HomeProps) {
  const t = useT()
  const { user } = useView()
  return (
    <>
      <div className="page-head">
        <h1>{user?.firstName ? t('home.greeting', { name: user.firstName }) : t('home.greeting_nameless')}</h1>
        {lists.length === 1 && (
          <a className="button primary" href={`/${lists[0]!.username}/gifts/new`}>
            <Icon name="plus" />
            {t('gift.add.title')}
          </a>
        )}
      </div>
      <div className="home">
        {user?.isAccount ? <MyLists lists={lists} /> : <MakeList />}
        <div className="stack">
          <IGive iGive={iGive} />
          {draws && <DrawsPanel draws={draws} gatherings={gatherings} />}
        </div>
        <div className="stack side">
          {birthdays.length > 0 && <Birthdays birthdays={birthdays} />}
          <Statistics counts={counts} />
        </div>
      </div>
    </>
  )
}

function MyLists({ lists }: { lists: Summary[] }) {
  const t = useT()
  return (
    <section className="across" aria-labelledby={ownListsId}>
      <h2 className="sr" id={ownListsId}>
        {t('layout.my_lists')}
      </h2>
      <div className="my-lists">
        {lists.map((list) => (
          <MyList key={list.username} list={list} />
        ))}
        <a className="my-list new" href="/mylist/new" data-app-new-list="">
          <Icon name="plus" />
          <span>{t('new_list.title')}</span>
        </a>
      </div>
    </section>
  )
}

function MyList({ list }: { list: Summary }) {
  const { texts, today } = useView()
  const days = daysUntil(list.occasionDate, today)
  return (
    <article className="my-list">
      <ListRing list={list} sizes="5rem" near={ringPercent(days)} eager />
      <div>
        <h3>
          <a href={list.localLink}>{list.title ?? list.fullName}</a>
        </h3>
        {days !== null && <p className="days">{daysToGo(texts, days)}</p>}
        <p>
          {texts.t('home.list_facts', {
            count: list.giftCount ?? 0,
            date: texts.date(new Date(list.lastUpdate), 'short'),
          })}
          <CoOwners names={list.coOwnerNames ?? []} />
        </p>
      </div>
    </article>
  )
}

/** Renders the names of the list's other owners: two at most, and the number of the others. */
function CoOwners({ names: [first, second, ...others] }: { names: readonly string[] }) {
  const t = useT()
  if (first === undefined) return null
  if (second === undefined) return `, ${t('home.kept_with', { name: first })}`
  return `, ${t('home.kept_with_more', { name: first, second, count: others.length })}`
}

function IGive({ iGive }: { iGive: CrossedOffWishlist[] }) {
  const t = useT()
  const { texts } = useView()
  const gifts = iGive.flatMap((list) => list.gifts.map((gift) => ({ list, gift })))
  return (
    <section className="panel" aria-labelledby="i-give">
      <div className="panel-head">
        <h2 id="i-give">{t('crossed_off.title')}</h2>
        {gifts.length > 0 && (
          <a href="/crossedoff">
            <Rich id="home.i_give_all" tags={{ sr: <span className="sr" /> }} />
          </a>
        )}
      </div>
      {gifts.length === 0 && (
        <div className="empty">
          <Spot name="nothing-crossed-off" />
          <p>{t('home.i_give_nothing')}</p>
        </div>
      )}
      <ul className="rows">
        {gifts.map(({ list, gift }) => (
          <li className="row" key={gift.publicGuid}>
            <GiftThumb gift={gift} />
            <div>
              <p className="name">
                <a href={`/${list.username}#gift-${gift.publicGuid}`}>{shortName(gift.description)}</a>
              </p>
              <p className="detail">{t('home.for', { name: list.firstName })}</p>
              <Ticks gift={gift} from="home" />
            </div>
            {list.occasionDate && (
              <div className="row-end">
                <span className="chip">{texts.date(list.occasionDate, 'short')}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MakeList() {
  const t = useT()
  return (
    <section className="panel across stack" aria-labelledby="make-list">
      <h2 id="make-list">{t('home.make_list.title')}</h2>
      <p>{t('home.make_list.body')}</p>
      <div className="actions">
        <a className="button primary" href="/account/create">
          {t('home.make_list.button')}
        </a>
      </div>
    </section>
  )
}
