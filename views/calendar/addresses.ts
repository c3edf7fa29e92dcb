/** Where the calendar is shown, renewed and switched off: on the profile. */
export const calendarAddress = '/account#calendar'

export const addresses = { make: '/account/calendar', delete: '/account/calendar/delete' } as const

/** The calendar itself, for whoever knows its guid. */
export const feedAddress = (guid: string): string => `/calendar/${guid}.ics`
