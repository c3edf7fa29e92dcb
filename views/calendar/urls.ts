/** URL of the profile's part that shows, renews and switches off the calendar. */
export const calendarUrl = '/account#calendar'

export const calendarFormUrls = { make: '/account/calendar', delete: '/account/calendar/delete' } as const

/** Returns the capability URL of the calendar file: its guid opens it without a login. */
export const calendarFeedUrl = (guid: string): string => `/calendar/${guid}.ics`
