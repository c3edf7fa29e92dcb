import { calendarPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

/** Feature: a user's days as a calendar that calendar programs subscribe to. */
export const calendar: WebFeature = { pages: [calendarPages] }
