import { calendarPages } from './pages.tsx'

/** A user's days as a calendar that other programs subscribe to. */
export const calendar = { pages: [calendarPages] }
