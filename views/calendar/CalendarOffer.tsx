import { Icon } from '../layout/Icon.tsx'
import { useT, useView } from '../layout/view.tsx'
import { calendarUrl } from './urls.ts'

/**
 * Renders the link to the user's calendar that stands below a list of birthdays. Renders nothing for users without an
 * account.
 */
export function CalendarOffer() {
  const t = useT()
  if (!useView().user?.isAccount) return null
  return (
    <p className="small calendar-offer">
      <a href={calendarUrl}>
        <Icon name="calendar" />
        {t('calendar.offer')}
      </a>
    </p>
  )
}
