import type { PlacedGift } from '../../src/gift/index.ts'
import { Dialog, DialogFoot, inDialog } from '#views/layout/Dialog.tsx'
import { Form } from '#views/layout/Form.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { GiftPicture } from '../gift/GiftPicture.tsx'
import { GiftWords } from '../gift/GiftWords.tsx'

/** Says the same of every gift, crossed off or not. */
export function DeleteGift({ gift }: { gift: PlacedGift }) {
  const t = useT()
  const { isFragment } = useView()
  const closeHref = `/${gift.list.username}#gift-${gift.publicGuid}`
  return (
    <Dialog id="delete-gift" title={t('gift.delete.title')} closeHref={closeHref}>
      <div className="gift-brief">
        <GiftPicture gift={gift} lazy={false} size="brief" />
        <GiftWords gift={gift} as="p" />
      </div>
      <p>{t('gift.delete.body')}</p>
      <Form action={`/gifts/${gift.publicGuid}/delete`} htmx={isFragment ? inDialog : undefined}>
        <DialogFoot cancelHref={closeHref}>
          <button className="button danger" type="submit">
            {t('general.delete')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
