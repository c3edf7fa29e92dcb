import { calendarPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

/** A user's days as a calendar that other programs subscribe to. */
export const calendar: WebFeature = { pages: [calendarPages] }
