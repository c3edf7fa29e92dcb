import { searchApi } from './api.ts'
import { searchPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const search: WebFeature = { pages: [searchPages], apis: [searchApi] }
