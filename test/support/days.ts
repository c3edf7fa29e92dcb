import { dayMs, dayOf } from '#core/calendar.ts'

/** `YYYY-MM-DD` in Amsterdam's time, as pages count; around midnight it differs from UTC's. */
export function dayFromNow(days: number): string {
  const day = new Date(`${dayOf(new Date())}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** How many days ahead it is the day after tomorrow in Amsterdam, and not yet in UTC; for `travel`. */
export const daysToMidnight = (): number => (Date.parse(`${dayFromNow(2)}T00:00Z`) - Date.now()) / dayMs - 1 / 48
