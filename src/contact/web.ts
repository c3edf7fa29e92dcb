import { contactApi } from './api.ts'
import { contactPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

/** The contact form, which writes to the operator. */
export const contact: WebFeature = { pages: [contactPages], apis: [contactApi] }
