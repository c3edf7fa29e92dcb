import { listViewApi } from './api.ts'
import { hubMethods } from './hub.ts'
import { listTopic } from './live.tsx'
import { listViewPages } from './pages.tsx'

/** A list for its owners and its visitors, kept up to date while they look. */
export const listView = { pages: [listViewPages], apis: [listViewApi], topic: listTopic, hubMethods }
