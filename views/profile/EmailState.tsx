import type { CurrentUser } from '#core/scope.ts'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'
import { resendProofUrl, cancelEmailChangeUrl } from './urls.ts'

const [askForm, keepForm] = ['ask-for-proof', 'keep-address']

/**
 * Says which e-mail address still waits to be confirmed. The buttons below submit `EmailForms`, which stand outside of
 * the profile's form.
 */
export function EmailState({ user }: { user: CurrentUser }) {
  const t = useT()
  if (user.isProven && user.pendingEmail === null) return null
  return (
    <>
      {user.pendingEmail !== null && (
        <div className="banner" id="pending-address">
          <Icon name="mail" />
          <p>{t('profile.email.pending', { address: user.pendingEmail, current: user.email })}</p>
        </div>
      )}
      <div className="actions">
        <button className="button quiet" type="submit" form={askForm}>
          <Icon name="mail" />
          {t('profile.email.ask')}
        </button>
        {user.pendingEmail !== null && (
          <button className="button quiet" type="submit" form={keepForm}>
            {t('profile.email.keep')}
          </button>
        )}
      </div>
    </>
  )
}

export function EmailForms({ user }: { user: CurrentUser }) {
  return (
    <>
      {(!user.isProven || user.pendingEmail !== null) && (
        <Form action={resendProofUrl} id={askForm} htmx={{ 'hx-swap': 'none', 'hx-sync': 'this:drop' }} />
      )}
      {user.pendingEmail !== null && <Form action={cancelEmailChangeUrl} id={keepForm} />}
    </>
  )
}
