import { defineLimit } from '#core/limits.ts'

/** Readings of one calendar: programs look a few times a day, for many people from one address. */
export const calendarReadings = defineLimit('calendar', { max: 60, seconds: 3600 })
export const wrongCalendars = defineLimit('wrongCalendar', { max: 60, seconds: 3600 })
