import type { PlacedGift } from '../../src/gift/index.ts'
import { Dialog, DialogFoot, inDialog } from '#views/layout/Dialog.tsx'
import { ChangedWhileAsking, FormVersion } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { GiftPicture } from '../gift/GiftPicture.tsx'
import { GiftWords } from '../gift/GiftWords.tsx'

interface DeleteGiftProps {
  gift: PlacedGift
  /** fields of the gift that the dialog shows; the form sends a digest of them */
  about: Record<string, unknown>
  /** true if the gift changed while the dialog was open, so that the owner has to confirm again */
  isOutdatedConfirmation: boolean
}

/** Renders the question before a gift is deleted. The question has the same text for every gift, crossed off or not. */
export function DeleteGift({ gift, about, isOutdatedConfirmation }: DeleteGiftProps) {
  const t = useT()
  const { isFragment } = useView()
  const closeHref = `/${gift.list.username}#gift-${gift.publicGuid}`
  return (
    <Dialog id="delete-gift" title={t('gift.delete.title')} closeHref={closeHref}>
      {isOutdatedConfirmation && <ChangedWhileAsking />}
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
