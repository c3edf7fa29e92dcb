import { homeApi } from './api.ts'
import { drawsPages } from './draws-pages.tsx'
import { homePages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const home: WebFeature = { pages: [homePages, drawsPages], apis: [homeApi], pagesOfTheDay: new Set(['/']) }
