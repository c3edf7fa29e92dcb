import type { ReactNode } from 'react'
import type { OwnersGift } from '../../src/gift/index.ts'
import { opensDialog } from '../layout/Dialog.tsx'
import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'
import { GiftPicture } from './GiftPicture.tsx'
import { GiftWords } from './GiftWords.tsx'
import { shortName } from '../../src/gift/index.ts'

export type CardFocus = 'edit' | 'menu'

interface OwnGiftCardProps {
  gift: OwnersGift
  lazy?: boolean
  focus?: CardFocus | undefined
  /**
   * Whether somebody crossed the gift off, or undid that, while an owner has the page open. Screen readers then say it.
   * Only for a list that shows its owners what is crossed off.
   */
  isNews?: boolean
  /** text that a screen reader says when the card has replaced another one */
  announcement?: string
  /** form in place of the gift's words; live updates then leave the card alone, so that they keep what is typed */
  form?: ReactNode
}

const focusHere = (here: boolean) => (here ? { 'data-requests-focus': '' } : {})

/**
 * Renders a gift for owners. Without `form` it has links but no forms and nothing of a session, so that the same card
 * can be pushed to every owner. Tab stops once at each card, at the button of its menu, which has everything else of the card.
 * The script names the button, so that a list of a hundred gifts stays small. Without script, there is no such button.
 */
export function OwnersGiftCard({ gift, lazy = true, focus, isNews = false, announcement, form }: OwnGiftCardProps) {
  const t = useT()
  const { publicGuid: guid } = gift
  const name = shortName(gift.description)
  return (
    <li
      className="gift own"
      id={`gift-${guid}`}
      data-requests-announce={announcement}
      {...(form !== undefined && { 'hx-morph-skip': '' })}
      {...(isNews && {
        'data-requests-news': `${name}: ${t(gift.isCrossedOff ? 'gift.crossed_off' : 'cross_off.free_again')}`,
      })}
    >
      <GiftPicture gift={gift} lazy={lazy} />
      <button
        className="icon-button gift-menu"
        {...(!gift.crossOffEnabled && { 'data-gift-menu-cross-off': 'off' })}
        {...focusHere(focus === 'menu')}
      />
      {form ? (
        <div className="gift-text">{form}</div>
      ) : (
        <GiftWords gift={gift} isStop={false}>
          {!gift.crossOffEnabled && <span className="chip">{t('cross_off.locked')}</span>}
          {gift.isCrossedOff && (
            <span className="chip">
              <Icon name="strike" />
              {t('gift.crossed_off')}
            </span>
          )}
        </GiftWords>
      )}
      <div className="gift-actions">
        <a
          className="button quiet"
          tabIndex={-1}
          {...opensDialog(`/gifts/${guid}/edit`)}
          {...focusHere(focus === 'edit')}
        >
          <Icon name="edit" />
          {t('general.edit')}
          <span className="sr">: {name}</span>
        </a>
      </div>
    </li>
  )
}
