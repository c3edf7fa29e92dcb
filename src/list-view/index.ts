import { listViewApi } from './api.ts'
import { hubMethods } from './hub.ts'
import { listTopic } from './live.tsx'
import { listViewPages } from './pages.tsx'

export const listView = { pages: [listViewPages], apis: [listViewApi], topic: listTopic, hubMethods }
