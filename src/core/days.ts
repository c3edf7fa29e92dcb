/** Time zone of all users. Days, dates and the schedule of jobs follow it. */
export const timeZone = 'Europe/Amsterdam'

export const dayMs = 24 * 60 * 60 * 1000

const isoDay = new Intl.DateTimeFormat('sv', { timeZone })

const quarterMs = 15 * 60 * 1000
const maxKnownDays = 1000
/** Days by the number of a quarter of an hour since 1970. Formatting a day takes a hundred times as long as this. */
const knownDays = new Map<number, string>()

/** Returns the day on which a moment falls, as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  // Days begin at a whole hour of UTC, at least since 1970.
  const quarter = Math.floor(moment.getTime() / quarterMs)
  const known = knownDays.get(quarter)
  if (known !== undefined) return known
  const day = isoDay.format(moment)
  if (quarter < 0) return day
  if (knownDays.size >= maxKnownDays) knownDays.clear()
  knownDays.set(quarter, day)
  return day
}

/** Returns the number of whole days from today to `day` (`YYYY-MM-DD`); null without a day or for a past day. */
export function daysUntil(day: string | null, now: Date): number | null {
  if (!day) return null
  const days = (Date.parse(day.slice(0, 10)) - Date.parse(dayOf(now))) / dayMs
  return days >= 0 ? days : null
}

/** A day that comes every year, such as a birthday. */
export interface YearlyDay {
  day: number
  /** 1 to 12 */
  month: number
}

const two = (number: number) => String(number).padStart(2, '0')

/** Returns the date of a yearly day in `year`, as `YYYY-MM-DD`. 29 February becomes 28 February in a common year. */
export function dayInYear({ day, month }: YearlyDay, year: number): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${year}-${two(month)}-${two(month === 2 && day === 29 && !isLeap ? 28 : day)}`
}

/** Returns the next date of a yearly day, as `YYYY-MM-DD`. This may be today. */
export function nextOccurrence(yearly: YearlyDay, now: Date): string {
  const today = dayOf(now)
  const year = Number(today.slice(0, 4))
  const thisYear = dayInYear(yearly, year)
  return thisYear >= today ? thisYear : dayInYear(yearly, year + 1)
}

const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Returns the number of a day's calendar week. Week 0 has 1 January 1970, a Thursday. Weeks begin on Mondays. */
const weekOf = (day: string) => Math.floor((Date.parse(day) / dayMs + 3) / 7)

/** Returns how long ago a moment was, as people say it: in days, calendar weeks, calendar months or whole years. */
export function timeSince(moment: Date, now: Date): { count: number; unit: 'day' | 'week' | 'month' | 'year' } {
  const [then, today] = [dayOf(moment), dayOf(now)]
  const days = Math.max(0, (Date.parse(today) - Date.parse(then)) / dayMs)
  const months = monthsOf(today) - monthsOf(then)
  if (days < 7) return { count: days, unit: 'day' }
  if (days < 28 || months === 0) return { count: weekOf(today) - weekOf(then), unit: 'week' }
  return months < 12 ? { count: months, unit: 'month' } : { count: Math.floor(months / 12), unit: 'year' }
}
