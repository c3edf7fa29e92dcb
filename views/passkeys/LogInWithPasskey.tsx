import { Icon } from '../layout/Icon.tsx'
import { useT, useView } from '../layout/view.tsx'

/**
 * Renders the button that logs in with a passkey. It is hidden until passkeys.ts finds that the browser and the host
 * allow passkeys.
 */
export function LogInWithPasskey() {
  const t = useT()
  const { baseUrl } = useView()
  return (
    <button
      className="button large wide"
      type="button"
      hidden
      data-watch-passkeys-needed=""
      data-passkeys-login={new URL(baseUrl).hostname}
      data-passkeys-refused={t('passkeys.login_refused')}
    >
      <Icon name="key" />
      {t('passkeys.log_in')}
    </button>
  )
}
