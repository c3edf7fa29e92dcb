import { problemPages } from '../lots/index.ts'
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

export { createDraw } from './create-draw.ts'
export { createInput } from './input.ts'
export { drawMails } from './mails.ts'
export { drawsOf, type OverviewItem } from './draws-of.ts'
export { resealDraws } from './reseal-draws.ts'
export { purgeDraws } from './purge-draws.ts'
export { tellDrawEnds } from './tell-draw-ends.ts'
