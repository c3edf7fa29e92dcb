import type { CSSProperties } from 'react'
import type { PlacedGift } from '../../src/gift/index.ts'
import { Dialog } from '#views/layout/Dialog.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT } from '#views/layout/view.tsx'
import { GiftPicture } from '../gift/GiftPicture.tsx'
import { GiftWords } from '../gift/GiftWords.tsx'
import { crossOffSetting } from './GiftMenu.tsx'
import { correctionUrl } from './urls.ts'
import { MoveSteps } from './MoveSteps.tsx'
import { shortName } from '../../src/gift/index.ts'

/** Renders a gift's menu as a page, for browsers without script. */
export function GiftMenuPage({ gift }: { gift: PlacedGift }) {
  const t = useT()
  const giftHref = (path: string) => `/gifts/${gift.publicGuid}/${path}`
  return (
    <Dialog
      id="gift-menu-page"
      title={t('gift.more', { description: shortName(gift.description) })}
      closeHref={`/${gift.list.username}#gift-${gift.publicGuid}`}
    >
      <div className="stack" style={{ '--gap': 'var(--s5)' } as CSSProperties}>
        <div className="gift-brief">
          <GiftPicture gift={gift} lazy={false} size="brief" />
          <GiftWords gift={gift} as="p" />
        </div>
        <p className="soft-text small">{t(crossOffSetting(gift.crossOffEnabled))}</p>
        <div className="actions">
          <a className="button" href={giftHref('edit')}>
            <Icon name="edit" />
            {t('general.edit')}
          </a>
          <a className="button" href={correctionUrl(gift.publicGuid)}>
            <Icon name="edit" />
            {t('gift.correct')}
          </a>
        </div>
        <MoveSteps guid={gift.publicGuid} />
        <div className="actions">
          <a className="button" href={giftHref('move?to=category')}>
            <Icon name="folder" />
            {t('gift.to_category')}
          </a>
          <a className="button" href={giftHref('move?to=list')}>
            <Icon name="list" />
            {t('gift.to_list')}
          </a>
        </div>
        <div className="actions">
          <a className="button danger" href={giftHref('delete')}>
            <Icon name="trash" />
            {t('gift.delete')}
          </a>
        </div>
      </div>
    </Dialog>
  )
}
