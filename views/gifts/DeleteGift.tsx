import type { PlacedGift } from '../../src/gift/index.ts'
import { Dialog, DialogFoot, inDialog } from '#views/layout/Dialog.tsx'
import { AskedAgain, FormVersion } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { GiftPicture } from '../gift/GiftPicture.tsx'
import { GiftWords } from '../gift/GiftWords.tsx'

interface DeleteGiftProps {
  gift: PlacedGift
  /** what the dialog shows of it: the form carries its version */
  about: Record<string, unknown>
  /** that has changed since it was asked */
  isAskedAgain: boolean
}

/** Says the same of every gift, crossed off or not. */
export function DeleteGift({ gift, about, isAskedAgain }: DeleteGiftProps) {
  const t = useT()
  const { isFragment } = useView()
  const closeHref = `/${gift.list.username}#gift-${gift.publicGuid}`
  return (
    <Dialog id="delete-gift" title={t('gift.delete.title')} closeHref={closeHref}>
      {isAskedAgain && <AskedAgain />}
      <div className="gift-brief">
        <GiftPicture gift={gift} lazy={false} size="brief" />
        <GiftWords gift={gift} as="p" />
      </div>
      <p>{t('gift.delete.body')}</p>
      <Form action={`/gifts/${gift.publicGuid}/delete`} htmx={isFragment ? inDialog : undefined}>
        <FormVersion fields={about} />
        <DialogFoot cancelHref={closeHref}>
          <button className="button danger" type="submit">
            {t('general.delete')}
          </button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
