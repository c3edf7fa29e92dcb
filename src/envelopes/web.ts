import type { WebFeature } from '#web/feature.ts'
import { envelopeApi } from './api.ts'
import { envelopePages } from './envelope-pages.tsx'

/** Feature: envelopes, in which the lots of participants without an e-mail address lie. */
export const envelopes: WebFeature = {
  pages: [envelopePages],
  apis: [envelopeApi],
}
