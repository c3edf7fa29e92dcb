import { problemPages } from '../lots/web.ts'
import { drawApi } from './api.ts'
import { drawPages } from './draw-pages.tsx'
import { homePages } from './home-pages.tsx'
import { drawHubMethods, drawTopic } from './live.tsx'
import { redoPages } from './redo-pages.tsx'
import { resendPages } from './resend-pages.tsx'
import { wizardPages } from './wizard/pages/wizard.tsx'

/** Draws of lots: the wizard that makes them, and their pages for whoever manages them. */
export const draws = {
  pages: [homePages, wizardPages, problemPages('loting'), drawPages, resendPages, redoPages],
  apis: [drawApi],
  topic: drawTopic,
  hubMethods: drawHubMethods,
}
