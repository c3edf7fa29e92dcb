import type { CrossedOffWishlist } from '../../src/cross-offs/queries.ts'
import type { VisitorsGift } from '../../src/cross-offs/visitors-gift.ts'
import { imageUrl } from '#core/images.ts'
import { opensDialog } from '#views/layout/Dialog.tsx'
import { Empty } from '#views/layout/Empty.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { daysUntil, near } from '#views/layout/occasion.ts'
import { Ring } from '#views/layout/Ring.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { GiftPicture } from '#views/gifts/GiftPicture.tsx'
import { GiftWords } from '#views/gifts/GiftWords.tsx'
import { nameAndNote, shortName } from '#views/gifts/words.ts'

/** What somebody gives: by list, the next day first. */
export function CrossedOff({ lists }: { lists: readonly CrossedOffWishlist[] }) {
  const t = useT()
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t('crossed_off.title')}</h1>
          <p>{t('crossed_off.private')}</p>
        </div>
      </div>
      <CrossedOffLists lists={lists} />
    </>
  )
}

/** The part of that page that an undo changes. */
export function CrossedOffLists({ lists }: { lists: readonly CrossedOffWishlist[] }) {
  const t = useT()
  return (
    <div className="stack narrow crossed-off" id="crossed-off">
      {lists.length === 0 && (
        <Empty
          spot="nothing-crossed-off"
          title={t('crossed_off.empty.title')}
          action={
            <a className="button" href="/">
              {t('crossed_off.empty.action')}
            </a>
          }
        >
          {t('crossed_off.empty.body')}
        </Empty>
      )}
      {lists.map((list) => (
        <CrossedOffList key={list.username} list={list} />
      ))}
    </div>
  )
}

function CrossedOffList({ list }: { list: CrossedOffWishlist }) {
  const { texts, assets, now } = useView()
  const days = daysUntil(list.occasionDate, now)
  const occasion = texts.t(`occasion.${list.occasion}`)
  const headingId = `from-${list.username}`
  return (
    <section className="panel" aria-labelledby={headingId}>
      <div className="panel-head">
        <Ring image={list.imageHash ? imageUrl(list.imageHash, 160) : assets.pictures(`themes/${list.themeImage}.svg`)} near={near(days)} />
        <div>
          <h2 id={headingId}>
            <a href={`/${list.username}`}>{list.fullName}</a>
          </h2>
          <p className="small soft-text">{days === null || !list.occasionDate ? occasion : texts.t('crossed_off.occasion_on', { occasion, day: texts.date(list.occasionDate, 'day') })}</p>
        </div>
      </div>
      <ul className="stack">
        {list.gifts.map((gift) => (
          <GivenGift key={gift.publicGuid} gift={gift} />
        ))}
      </ul>
    </section>
  )
}

function GivenGift({ gift }: { gift: VisitorsGift }) {
  const t = useT()
  const { name, note } = nameAndNote(gift.description)
  return (
    <li className="gift-brief">
      <GiftPicture imageHash={gift.imageHash} size="brief" />
      <div className="gift-text">
        <GiftWords gift={{ description: name, url: gift.url }} />
        {note && (
          <details className="more-shops">
            <summary>
              {t('crossed_off.more')}
              <span className="sr">: {shortName(gift.description)}</span>
              <Icon name="chevron-down" />
            </summary>
            <p className="gift-note">{note}</p>
          </details>
        )}
        <div className="actions">
          <a className="button quiet" {...opensDialog(`/gifts/${gift.publicGuid}/cross-off/undo?from=overview`)}>
            <Icon name="undo" />
            {t('cross_off.undo')}
            <span className="sr">: {shortName(gift.description)}</span>
          </a>
        </div>
      </div>
    </li>
  )
}
