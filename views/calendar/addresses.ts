/** URL of the profile's part that shows, renews and switches off the calendar. */
export const calendarAddress = '/account#calendar'

export const addresses = { make: '/account/calendar', delete: '/account/calendar/delete' } as const

/** Returns the capability URL of the calendar file: its guid opens it without a login. */
export const feedAddress = (guid: string): string => `/calendar/${guid}.ics`
