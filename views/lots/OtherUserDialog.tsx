import type { LotView } from '../../src/lots/lot-for.ts'
import { Dialog, DialogFoot } from '../layout/Dialog.tsx'
import { Form } from '../layout/Form.tsx'
import { useT, useView } from '../layout/view.tsx'
import { asRecipientUrl, showAnywayUrl } from './urls.ts'

/**
 * Asks a user with another e-mail address than the lot's whether to go on as the lot's recipient, or to show the lot
 * anyway. In the app shell, the dialog only offers to show the lot.
 */
export function OtherUserDialog({ lot: { lotGuid, name, email, hasAccount } }: { lot: LotView }) {
  const t = useT()
  const { user, isApp } = useView()
  return (
    <Dialog id="other-user" title={t('lot.other_user.title', { name })} closeHref={showAnywayUrl(lotGuid)}>
      <p>{t('lot.other_user.body', { email: email ?? '', own: user?.email ?? '' })}</p>
      <DialogFoot>
        {!isApp && (
          <Form action={asRecipientUrl(lotGuid)} className="as-recipient">
            <button className="button" type="submit">
              {hasAccount ? t('lot.other_user.log_in', { email: email ?? '' }) : t('lot.other_user.log_out')}
            </button>
          </Form>
        )}
        <a className="button primary" href={showAnywayUrl(lotGuid)}>
          {t('lot.other_user.show')}
        </a>
      </DialogFoot>
    </Dialog>
  )
}
