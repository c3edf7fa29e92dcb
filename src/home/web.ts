import { homeApi } from './api.ts'
import { homePages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const home: WebFeature = { pages: [homePages], apis: [homeApi], pagesOfTheDay: ['/'] }
