import { shopApi } from './api.ts'
import { shopPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

/** The shops that we know. */
export const shops: WebFeature = { pages: [shopPages], apis: [shopApi] }
