import { manifestPages } from './manifest-pages.tsx'
import { offlinePages } from './offline-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

/**
 * Pages that let users put the site on their home screen as an app: a manifest with a share target, and an offline
 * page.
 */
export const homeScreen: WebFeature = { pages: [manifestPages, offlinePages] }
