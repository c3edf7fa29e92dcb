import type { LotView } from '../../src/lots/lot-for.ts'
import { Dialog, DialogFoot } from '../layout/Dialog.tsx'
import { Form } from '../layout/Form.tsx'
import { useT, useView } from '../layout/view.tsx'
import { asRecipientAddress, showAnywayAddress } from './addresses.ts'

/** Asks a user whose address is not the lot's: go on as its recipient, or show it all the same. The app shell only offers the latter. */
export function OtherUserDialog({ lot: { lotGuid, name, email, hasAccount } }: { lot: LotView }) {
  const t = useT()
  const { user, isApp } = useView()
  return (
    <Dialog id="other-user" title={t('lot.other_user.title', { name })} closeHref={showAnywayAddress(lotGuid)}>
      <p>{t('lot.other_user.body', { email, own: user?.email ?? '' })}</p>
      <DialogFoot>
        {!isApp && (
          <Form action={asRecipientAddress(lotGuid)} className="as-recipient">
            <button className="button" type="submit">
              {hasAccount ? t('lot.other_user.log_in', { email }) : t('lot.other_user.log_out')}
            </button>
          </Form>
        )}
        <a className="button primary" href={showAnywayAddress(lotGuid)}>
          {t('lot.other_user.show')}
        </a>
      </DialogFoot>
    </Dialog>
  )
}
