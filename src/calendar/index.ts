import { calendarPages } from './pages.tsx'

/** A user's days as a calendar that other programs subscribe to. */
export const calendar = { pages: [calendarPages] }

export { removeCalendar } from './delete-calendar.ts'
export { ownCalendar } from './own-calendar.ts'
export { resealCalendars } from './reseal-calendars.ts'
