import type { LotView } from '../../src/lots/lot-for.ts'
import { Dialog, DialogFoot } from '../layout/Dialog.tsx'
import { Form } from '../layout/Form.tsx'
import { useT, useView } from '../layout/view.tsx'
import { asRecipientAddress, lotAddress } from './addresses.ts'

/** Asks somebody who is logged in with another address than the lot's: go on as its recipient, or show it as it is. The app shell offers the second alone. */
export function OtherUserDialog({ lot: { lotGuid, name, email, hasAccount } }: { lot: LotView }) {
  const t = useT()
  const { user, isApp } = useView()
  return (
    <Dialog id="other-user" title={t('lot.other_user.title', { name })} closeHref={`${lotAddress(lotGuid)}?toon=1`}>
      <p>{t('lot.other_user.body', { email, own: user?.email ?? '' })}</p>
      <DialogFoot>
        {!isApp && (
          <Form action={asRecipientAddress(lotGuid)} className="as-recipient">
            <button className="button" type="submit">
              {hasAccount ? t('lot.other_user.log_in', { email }) : t('lot.other_user.log_out')}
            </button>
          </Form>
        )}
        <a className="button primary" href={`${lotAddress(lotGuid)}?toon=1`}>
          {t('lot.other_user.show')}
        </a>
      </DialogFoot>
    </Dialog>
  )
}
