import type { ReminderSettings } from '../../src/lots/reminder-settings.ts'
import { Empty } from '../layout/Empty.tsx'
import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'
import { drawsUrl } from '../draws/urls.ts'
import { reminderSettingsUrl } from './urls.ts'

/** Renders a participant's choice about the reminders of a draw, with the button that changes it. */
export function Reminders({ settings, token }: { settings: ReminderSettings; token: string }) {
  const t = useT()
  const { title, wantsReminders } = settings
  return (
    <>
      <div className="page-head">
        <h1>{t('reminders.title')}</h1>
      </div>
      <p>{t(wantsReminders ? 'reminders.on' : 'reminders.off', { title })}</p>
      <Form action={reminderSettingsUrl}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="wants" value={wantsReminders ? 'false' : 'true'} />
        <button className="button primary" type="submit">
          {t(wantsReminders ? 'reminders.switch_off' : 'reminders.switch_on')}
        </button>
      </Form>
    </>
  )
}

export function RemindersLinkGone() {
  const t = useT()
  return (
    <Empty
      level={1}
      spot="nothing-found"
      title={t('reminders.gone')}
      action={
        <a className="button" href={drawsUrl}>
          {t('loting.to_home')}
        </a>
      }
    >
      {t('reminders.gone_body')}
    </Empty>
  )
}
