import type { OwnersGift } from '../../src/gift/index.ts'
import { opensDialog } from '../layout/Dialog.tsx'
import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'
import { giftMenus } from '../gifts/GiftMenu.tsx'
import { GiftPicture } from './GiftPicture.tsx'
import { GiftWords } from './GiftWords.tsx'
import { shortName } from '../../src/gift/index.ts'

export type CardFocus = 'edit' | 'menu'

interface OwnGiftCardProps {
  gift: OwnersGift
  lazy?: boolean
  focus?: CardFocus | undefined
}

const focusHere = (here: boolean) => (here ? { 'data-requests-focus': '' } : {})

/**
 * Renders a gift for owners. It contains links but no forms and nothing of a session, so that the same card can be
 * pushed to every owner.
 */
export function OwnersGiftCard({ gift, lazy = true, focus }: OwnGiftCardProps) {
  const t = useT()
  const { publicGuid: guid } = gift
  const name = shortName(gift.description)
  return (
    <li className="gift own" id={`gift-${guid}`}>
      <GiftPicture gift={gift} lazy={lazy} />
      {/* The script gives this link its URL and label. Without script, the gift's menu leads to the same dialog. */}
      <a className="icon-button grip" />
      <button
        className="icon-button gift-menu"
        form={giftMenus}
        formAction={`/gifts/${guid}/menu`}
        data-gift-menu-cross-off={gift.crossOffEnabled ? 'on' : 'off'}
        aria-label={t('gift.more', { description: name })}
        {...focusHere(focus === 'menu')}
      />
      <GiftWords gift={gift}>
        {!gift.crossOffEnabled && <span className="chip">{t('cross_off.locked')}</span>}
        {gift.isCrossedOff && (
          <span className="chip">
            <Icon name="strike" />
            {t('gift.crossed_off')}
          </span>
        )}
      </GiftWords>
      <div className="gift-actions">
        <a className="button quiet" {...opensDialog(`/gifts/${guid}/edit`)} {...focusHere(focus === 'edit')}>
          <Icon name="edit" />
          {t('general.edit')}
          <span className="sr">: {name}</span>
        </a>
      </div>
    </li>
  )
}
