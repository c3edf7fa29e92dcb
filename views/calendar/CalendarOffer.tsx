import { Icon } from '../layout/Icon.tsx'
import { useT, useView } from '../layout/view.tsx'
import { calendarAddress } from './addresses.ts'

/** Beside birthdays, for who has an account. */
export function CalendarOffer() {
  const t = useT()
  if (!useView().user?.isAccount) return null
  return (
    <p className="small calendar-offer">
      <a href={calendarAddress}>
        <Icon name="calendar" />
        {t('calendar.offer')}
      </a>
    </p>
  )
}
