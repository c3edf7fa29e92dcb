import { daysUntil } from '#core/days.ts'
import type {
  Given,
  GivenGift as Gift,
  GivenList,
  RemovedGift as Gone,
  ListOfRemovedGifts,
  Notice,
} from '../../src/cross-offs/given.ts'
import { occasionMessageForOthers } from '#core/occasions.ts'
import { opensDialog } from '#views/layout/Dialog.tsx'
import { Empty } from '#views/layout/Empty.tsx'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { ringPercent } from '#views/layout/occasion.ts'
import { Ring } from '#views/layout/Ring.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { GiftPicture } from '../gift/GiftPicture.tsx'
import { GiftWords } from '../gift/GiftWords.tsx'
import { ListRing } from '../lists/ListRing.tsx'
import { Ticks } from './Ticks.tsx'
import { nameAndNote, shortName } from '../../src/gift/index.ts'

/**
 * Renders the giver's overview: their cross-offs by list, the soonest occasion first, and gifts that owners have since
 * changed or removed.
 */
export function CrossedOff({ given }: { given: Given }) {
  const t = useT()
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t('crossed_off.title')}</h1>
          <p>{t('crossed_off.private')}</p>
        </div>
      </div>
      <CrossedOffLists given={given} />
    </>
  )
}

/**
 * Renders the part of the giver's overview that is replaced when the giver undoes a cross-off or clears a notice, in
 * this tab or another.
 * @param isCleared whether this part gets the focus, because the button of the cleared notice is gone
 */
export function CrossedOffLists({ given, isCleared = false }: { given: Given; isCleared?: boolean }) {
  const t = useT()
  const { user } = useView()
  const { lists, others } = given
  return (
    <div
      className="stack narrow crossed-off"
      id="crossed-off"
      role="region"
      aria-label={t('crossed_off.title')}
      hx-get="/crossedoff"
      hx-trigger="cross-offs-changed-elsewhere from:body"
      hx-target="this"
      hx-swap="outerMorph"
      {...(isCleared && { tabIndex: -1, 'data-requests-focus': '' })}
    >
      {lists.length + others.length === 0 && (
        <Empty
          spot="nothing-crossed-off"
          title={t('crossed_off.empty.title')}
          action={
            <a className="button" href="/">
              {t('layout.to_home')}
            </a>
          }
        >
          {t('crossed_off.empty.body')}
          {!user?.isAccount && ` ${t('crossed_off.empty.guest')}`}
        </Empty>
      )}
      {lists.map((list) => (
        <CrossedOffList key={list.listGuid} list={list} />
      ))}
      {others.map((list) => (
        <GoneList key={list.listGuid} list={list} />
      ))}
    </div>
  )
}

function CrossedOffList({ list }: { list: GivenList }) {
  const { texts, today } = useView()
  const days = daysUntil(list.occasionDate, today)
  const occasion = texts.t(occasionMessageForOthers(list.occasion))
  const headingId = `from-${list.listGuid}`
  return (
    <section className="panel" aria-labelledby={headingId}>
      <div className="panel-head">
        <ListRing list={list} near={ringPercent(days)} />
        <div>
          <h2 id={headingId}>
            <a href={`/${list.username}`}>{list.fullName}</a>
          </h2>
          <p className="small soft-text">
            {days === null || !list.occasionDate
              ? occasion
              : texts.t('crossed_off.occasion_on', { occasion, day: texts.date(list.occasionDate, 'day') })}
          </p>
        </div>
      </div>
      <ul className="stack">
        {list.gifts.map((gift) => (
          <GivenGift key={gift.publicGuid} gift={gift} />
        ))}
        {list.gone.map((gift) => (
          <GoneGift key={gift.guid} gift={gift} />
        ))}
      </ul>
    </section>
  )
}

/** Renders a list from which owners removed every gift that the giver had crossed off. */
function GoneList({ list: { listGuid, fullName, username, gone } }: { list: ListOfRemovedGifts }) {
  const headingId = `from-${listGuid}`
  return (
    <section className="panel" aria-labelledby={headingId}>
      <div className="panel-head">
        <Ring name={fullName} />
        <h2 id={headingId}>{username ? <a href={`/${username}`}>{fullName}</a> : fullName}</h2>
      </div>
      <ul className="stack">
        {gone.map((gift) => (
          <GoneGift key={gift.guid} gift={gift} />
        ))}
      </ul>
    </section>
  )
}

function GivenGift({ gift }: { gift: Gift }) {
  const t = useT()
  const { before } = gift
  return (
    <li className="gift-brief">
      <GiftPicture gift={gift} size="brief" />
      <div className="gift-text">
        <GiftWords gift={{ ...gift, description: shortName(gift.description) }} isCompared>
          {before && <p className="chip ribbon">{t('crossed_off.changed')}</p>}
        </GiftWords>
        <More description={gift.description} />
        {before && (
          <p className="gift-note">
            {before.description === gift.description
              ? t('crossed_off.changed.link')
              : t('crossed_off.changed.was', { before: before.description })}
          </p>
        )}
        <Ticks gift={gift} from="overview" />
        <div className="actions">
          <a className="button quiet" {...opensDialog(`/gifts/${gift.publicGuid}/cross-off/undo?from=overview`)}>
            <Icon name="undo" />
            {t('cross_off.undo')}
            <span className="sr">: {shortName(gift.description)}</span>
          </a>
          {before && <Clear notice={before} />}
        </div>
      </div>
    </li>
  )
}

/** Renders a gift that its owner removed, so that the giver needn't give it any more. */
function GoneGift({ gift }: { gift: Gone }) {
  const t = useT()
  return (
    <li className="gift-brief gone">
      <GiftPicture gift={{ publicGuid: gift.guid, description: gift.description, imageHash: null }} size="brief" />
      <div className="gift-text">
        <GiftWords gift={{ description: shortName(gift.description), url: gift.url }} struck />
        <More description={gift.description} />
        <p className="small">
          {t(gift.isListGone ? 'crossed_off.list_gone' : 'crossed_off.gone', { name: gift.firstName })}
        </p>
        <div className="actions">
          <Clear notice={gift} />
        </div>
      </div>
    </li>
  )
}

function More({ description }: { description: string }) {
  const t = useT()
  const { name, note } = nameAndNote(description)
  if (!note) return null
  return (
    <details className="more-shops">
      <summary>
        {t('crossed_off.more')}
        <span className="sr">: {name}</span>
        <Icon name="chevron-down" />
      </summary>
      <p className="gift-note">{note}</p>
    </details>
  )
}

function Clear({ notice }: { notice: Notice }) {
  const t = useT()
  return (
    <Form
      action={`/crossedoff/notices/${notice.guid}/clear`}
      htmx={{ 'hx-target': '#crossed-off', 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' }}
    >
      <button className="button quiet" type="submit">
        <Icon name="check" />
        {t('crossed_off.clear')}
        <span className="sr">: {shortName(notice.description)}</span>
      </button>
    </Form>
  )
}
