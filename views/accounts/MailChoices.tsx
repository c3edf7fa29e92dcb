import { Choice, Field, type FormState } from '../layout/Field.tsx'
import { useT, useView } from '../layout/view.tsx'

export interface ChosenMails {
  /** whether the user has proven the e-mail address */
  isProven: boolean
  overviewEmailFrequency: number
  enableCrossOffNotifications: boolean
  enableForumMails: boolean
}

/** Renders the fields that choose which mails a user gets. */
export function MailChoices({ settings, errors, typed }: { settings: ChosenMails } & FormState) {
  const t = useT()
  const { switches } = useView()
  return (
    <>
      {switches.reminderMails ? (
        <Field
          name="overviewEmailFrequency"
          type="select"
          label={t('email_settings.overview')}
          hint={[
            t('email_settings.overview_hint'),
            ...(settings.isProven ? [] : [t('email_settings.overview_unproven')]),
          ].join(' ')}
          value={String(settings.overviewEmailFrequency)}
          errors={errors}
          typed={typed}
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
        typed={typed}
      />
      <Choice
        name="enableForumMails"
        label={t('email_settings.forum')}
        hint={t('email_settings.forum_hint')}
        checked={settings.enableForumMails}
        typed={typed}
      />
    </>
  )
}
