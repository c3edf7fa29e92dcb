import { defineLimit } from '#core/limits.ts'

/**
 * Rate limit on a client's readings of one calendar. Calendar programs read each calendar a few times a day, and one IP
 * address may read the calendars of many users.
 */
export const calendarReadings = defineLimit('calendar', { max: 60, seconds: 3600 })
export const wrongCalendars = defineLimit('wrongCalendar', { max: 60, seconds: 3600 })
