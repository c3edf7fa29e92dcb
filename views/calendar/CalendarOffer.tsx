import { Icon } from '../layout/Icon.tsx'
import { useT, useView } from '../layout/view.tsx'
import { calendarUrl } from './urls.ts'

/** Renders a link to the calendar beside birthdays, for users with an account. */
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
