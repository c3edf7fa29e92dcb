import type { FieldErrors } from '#core/input.ts'
import { Choice, Field } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useT, useView } from '../layout/view.tsx'
import { RefusedAddress } from './RefusedAddress.tsx'

interface EmailSettingsProps {
  settings: {
    email: string
    overviewEmailFrequency: number
    enableCrossOffNotifications: boolean
    enableForumMails: boolean
    userPrivateGuid: string
  }
  /** whether the mail server refused the address */
  isRefused: boolean
  errors?: FieldErrors | undefined
}

/** Which mails an address gets. Needs no login, only the link that mails carry. */
export function EmailSettings({ settings, isRefused, errors }: EmailSettingsProps) {
  const t = useT()
  const { switches } = useView()
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t('layout.mails')}</h1>
          <p>{t('email_settings.for', { email: settings.email })}</p>
        </div>
      </div>
      {isRefused && <RefusedAddress email={settings.email} />}
      <Form action={`/account/mailings/${settings.userPrivateGuid}`}>
        {switches.reminderMails ? (
          <Field
            name="overviewEmailFrequency"
            type="select"
            label={t('email_settings.overview')}
            hint={t('email_settings.overview_hint')}
            value={String(settings.overviewEmailFrequency)}
            errors={errors}
          >
            {([0, 1, 3, 6, 12] as const).map((months) => (
              <option key={months} value={months}>
                {t('email_settings.months', { months })}
              </option>
            ))}
          </Field>
        ) : (
          <input type="hidden" name="overviewEmailFrequency" value={settings.overviewEmailFrequency} />
        )}
        <Choice
          name="enableCrossOffNotifications"
          label={t('email_settings.cross_offs')}
          hint={t('email_settings.cross_offs_hint')}
          checked={settings.enableCrossOffNotifications}
        />
        <Choice
          name="enableForumMails"
          label={t('email_settings.forum')}
          hint={t('email_settings.forum_hint')}
          checked={settings.enableForumMails}
        />
        <div className="actions">
          <button className="button primary" type="submit">
            {t('general.save')}
          </button>
        </div>
      </Form>
    </>
  )
}
