import type { PlacedGift } from '../../src/gift/index.ts'
import { Dialog, DialogFoot, inDialog } from '#views/layout/Dialog.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { GiftPicture } from '../gift/GiftPicture.tsx'
import { GiftWords } from '../gift/GiftWords.tsx'

/**
 * Asks whether an old gift should really be edited. The dialog opens for every old gift. If it opened only for gifts
 * that are crossed off, it would reveal the cross-offs.
 */
export function ColdCase({ gift }: { gift: PlacedGift }) {
  const t = useT()
  const { isFragment } = useView()
  const inPlace = (href: string) => (isFragment ? { href, 'hx-get': href, ...inDialog } : { href })
  return (
    <Dialog
      id="gift-form"
      title={t('gift.cold_case.title')}
      closeHref={`/${gift.list.username}#gift-${gift.publicGuid}`}
    >
      <div className="gift-brief">
        <GiftPicture gift={gift} lazy={false} size="brief" />
        <GiftWords gift={gift} as="p" />
      </div>
      <p>{t('gift.cold_case.body')}</p>
      <DialogFoot>
        <a className="button quiet" {...inPlace(`/gifts/${gift.publicGuid}/edit?sure=1`)}>
          {t('gift.cold_case.edit')}
        </a>
        <a
          className="button primary"
          {...inPlace(`/${gift.list.username}/gifts/new?categoryPrivateGuid=${gift.category.privateGuid}`)}
        >
          {t('gift.add.title')}
        </a>
      </DialogFoot>
    </Dialog>
  )
}
