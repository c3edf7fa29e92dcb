import { listViewApi } from './api.ts'
import { listHubMethods } from './hub.ts'
import { cacheListPages, openListVersionCache } from './cache-middleware.ts'
import { listTopic } from './live.tsx'
import { listViewPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const listView: WebFeature = {
  pages: [listViewPages],
  apis: [listViewApi],
  openTopics: () => [listTopic],
  hubMethods: listHubMethods,
}
export { cacheListPages, openListVersionCache }
