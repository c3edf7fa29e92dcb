import type { MessageId } from '#core/i18n.ts'
import type { VisitorsGift } from '../../src/gift/index.ts'
import { opensDialog } from '../layout/Dialog.tsx'
import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'
import { GiftPicture } from './GiftPicture.tsx'
import { GiftWords } from './GiftWords.tsx'
import { shortName } from '../../src/gift/index.ts'

interface VisitorGiftCardProps {
  gift: VisitorsGift
  lazy?: boolean
  /**
   * Tells that the card shows a cross-off or its undo that happened while the visitor has the page open: it answers the
   * visitor's own press, or is a live update. The strike is then animated, and screen readers say what somebody else did.
   */
  news?: 'answer' | 'live'
}

/** Sentences for screen readers, for a card that somebody else changed. A flash says what the visitor does. */
const newsTexts: Partial<Record<VisitorsGift['state'], MessageId>> = {
  taken: 'cross_off.taken',
  free: 'cross_off.free_again',
}

const classes = { free: 'gift', locked: 'gift', yours: 'gift yours', taken: 'gift taken' }

/**
 * Renders a gift for visitors, never for an owner of the list. It contains links but nothing of a session, so that one
 * rendering serves every visitor. A taken gift keeps the markup and size of a free one.
 */
export function VisitorsGiftCard({ gift, lazy = true, news }: VisitorGiftCardProps) {
  const t = useT()
  const { publicGuid: guid, state } = gift
  const name = shortName(gift.description)
  return (
    <li
      className={classes[state]}
      id={`gift-${guid}`}
      tabIndex={-1}
      {...(news && (state === 'taken' || state === 'yours') && { 'data-css-news': '' })}
      {...(news === 'live' && newsTexts[state] && { 'data-requests-news': `${name}: ${t(newsTexts[state])}` })}
    >
      <GiftPicture gift={gift} lazy={lazy}>
        {state === 'yours' && <span className="tag">{t('cross_off.yours')}</span>}
      </GiftPicture>
      <GiftWords gift={gift} struck={state === 'yours' ? 'once' : state === 'taken'} isCompared />
      <div className="gift-actions">
        {state === 'free' && (
          <a className="button soft" {...opensDialog(`/gifts/${guid}/cross-off`)}>
            {t('cross_off.verb')}
            <span className="sr">: {name}</span>
          </a>
        )}
        {state === 'yours' && (
          <a className="button" {...opensDialog(`/gifts/${guid}/cross-off/undo`)}>
            <Icon name="undo" />
            {t('cross_off.undo')}
            <span className="sr">: {name}</span>
          </a>
        )}
        {state === 'locked' && <p className="gift-state">{t('cross_off.locked')}</p>}
        {state === 'taken' && (
          <div className="gift-state">
            <span>
              <span className="when-hidden">{t('cross_off.taken')}</span>
              <span className="when-shown">{t('cross_off.taken_shown')}</span>
            </span>
            <label className="show-label">
              <input className="show-gift sr" type="checkbox" autoComplete="off" />
              {t('cross_off.show')}
              <span className="sr">: {name}</span>
            </label>
          </div>
        )}
      </div>
    </li>
  )
}
