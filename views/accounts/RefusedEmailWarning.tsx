import { Banner } from '../layout/Banner.tsx'
import { useT } from '../layout/view.tsx'

/** Warns the user that mails don't arrive at their e-mail address. */
export function RefusedEmailWarning({ email }: { email: string }) {
  const t = useT()
  return (
    <Banner kind="warn" icon="mail">
      {t('email_settings.refused', { email })}
    </Banner>
  )
}
