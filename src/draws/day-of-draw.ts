import { dayOf } from '#core/days.ts'

const years = 2

/** Whether presents may be given on a day (`YYYY-MM-DD`): today, or at most two years later. */
export function isDayAhead(day: string, now: Date): boolean {
  const today = dayOf(now)
  return day >= today && day <= `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
}
