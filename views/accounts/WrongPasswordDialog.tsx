import { Dialog, DialogFoot } from '../layout/Dialog.tsx'
import { useT, useView, ViewProvider } from '../layout/view.tsx'

/**
 * Renders a dialog about a login that the server refused after it was sent from the header. The script opens the dialog
 * over the login page. Without script, only the login page's field shows the error.
 */
export function WrongPasswordDialog() {
  const t = useT()
  return (
    <template data-dialogs-on-load="">
      <ViewProvider view={{ ...useView(), isFragment: true }}>
        <Dialog id="wrong-password" title={t('error.login_failed')} closeHref="/account/login">
          <p>{t('general.password.wrong')}</p>
          <DialogFoot>
            <button className="button primary" type="button" data-dialogs-close="" autoFocus>
              {t('error.try_again')}
            </button>
          </DialogFoot>
        </Dialog>
      </ViewProvider>
    </template>
  )
}
