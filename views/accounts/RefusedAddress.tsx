import { Banner } from '../layout/Banner.tsx'
import { useT } from '../layout/view.tsx'

/** For an address whose mails come back. */
export function RefusedAddress({ email }: { email: string }) {
  const t = useT()
  return (
    <Banner kind="warn" icon="mail">
      {t('email_settings.refused', { email })}
    </Banner>
  )
}
