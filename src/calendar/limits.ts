import { defineLimit } from '#core/limits.ts'

/**
 * Rate limit for readings of one calendar. Programs read it a few times a day, and one IP address reads for many users.
 */
export const calendarReadings = defineLimit('calendar', { max: 60, seconds: 3600 })
export const wrongCalendars = defineLimit('wrongCalendar', { max: 60, seconds: 3600 })
