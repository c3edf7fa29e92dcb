import { manifestPages } from './manifest-pages.tsx'
import { offlinePages } from './offline-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

/** What makes an app of the site, for whoever puts it on their home screen: a manifest, a share target, a page for when there is no connection. */
export const homeScreen: WebFeature = { pages: [manifestPages, offlinePages] }
