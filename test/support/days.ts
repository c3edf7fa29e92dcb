import { dayMs, dayOf } from '#core/days.ts'

/**
 * Returns the day that is this many days after today, as `YYYY-MM-DD`. Like pages, it takes today in Amsterdam's time,
 * which around midnight differs from today in UTC.
 */
export function dayFromNow(days: number): string {
  const day = new Date(`${dayOf(new Date())}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/**
 * Returns the number of days, for `travel`, until a moment at which it is the day after tomorrow in Amsterdam but not
 * yet in UTC.
 */
export const daysToMidnight = (): number => (Date.parse(`${dayFromNow(2)}T00:00Z`) - Date.now()) / dayMs - 1 / 48
