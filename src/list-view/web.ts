import { listViewApi } from './api.ts'
import { openCurrentLists, type CurrentLists } from './current-lists.ts'
import { hubMethods } from './hub.ts'
import { keptListPages } from './kept-pages-middleware.ts'
import { listTopic } from './live.tsx'
import { listViewPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const listView: WebFeature = {
  pages: [listViewPages],
  apis: [listViewApi],
  openTopics: () => [listTopic],
  hubMethods,
}
export { keptListPages, openCurrentLists, type CurrentLists }
