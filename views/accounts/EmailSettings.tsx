import type { FieldErrors } from '#core/input.ts'
import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'
import { MailChoices, type ChosenMails } from './MailChoices.tsx'
import { RefusedEmailWarning } from './RefusedEmailWarning.tsx'

interface EmailSettingsProps {
  settings: ChosenMails & { email: string; userPrivateGuid: string }
  /** whether a mail server has refused the e-mail address as a recipient */
  isRefused: boolean
  errors?: FieldErrors | undefined
}

/**
 * Renders the choice of mails for an e-mail address. The page needs no login, because mails link to its capability URL.
 */
export function EmailSettings({ settings, isRefused, errors }: EmailSettingsProps) {
  const t = useT()
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t('layout.mails')}</h1>
          <p>{t('email_settings.for', { email: settings.email })}</p>
        </div>
      </div>
      {isRefused && <RefusedEmailWarning email={settings.email} />}
      <Form action={`/account/mailings/${settings.userPrivateGuid}`}>
        <MailChoices settings={settings} errors={errors} />
        <div className="actions">
          <button className="button primary" type="submit">
            {t('general.save')}
          </button>
        </div>
      </Form>
    </>
  )
}
