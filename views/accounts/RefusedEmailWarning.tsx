import { Banner } from '../layout/Banner.tsx'
import { useT } from '../layout/view.tsx'

/** Warns that mails to the user's e-mail address are returned. */
export function RefusedEmailWarning({ email }: { email: string }) {
  const t = useT()
  return (
    <Banner kind="warn" icon="mail">
      {t('email_settings.refused', { email })}
    </Banner>
  )
}
