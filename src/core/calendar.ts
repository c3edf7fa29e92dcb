/** The clock on the wall of those who use this: days, dates and the schedule follow it. */
export const timeZone = 'Europe/Amsterdam'

export const dayMs = 24 * 60 * 60 * 1000

const isoDay = new Intl.DateTimeFormat('sv', { timeZone })

/** The day that a moment falls on, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => isoDay.format(moment)

/** Whole days from today to `day` (`YYYY-MM-DD`); null without a day or when it has gone by. */
export function daysUntil(day: string | null, now: Date): number | null {
  if (!day) return null
  const days = (Date.parse(day.slice(0, 10)) - Date.parse(dayOf(now))) / dayMs
  return days >= 0 ? days : null
}
