export { deleteCalendarOf } from './delete-calendar.ts'
export { ownCalendar } from './own-calendar.ts'
export { resealCalendars } from './reseal-calendars.ts'
