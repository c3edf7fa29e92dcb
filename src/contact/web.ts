import { contactApi } from './api.ts'
import { contactPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

/** Writing to whoever runs this. */
export const contact: WebFeature = { pages: [contactPages], apis: [contactApi] }
