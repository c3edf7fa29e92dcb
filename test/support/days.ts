import { dayOf } from '#core/calendar.ts'

/** The day (`YYYY-MM-DD`) so many days from now as Amsterdam counts, as pages do; between midnight there and midnight UTC the two differ. */
export function dayFromNow(days: number): string {
  const day = new Date(`${dayOf(new Date())}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
