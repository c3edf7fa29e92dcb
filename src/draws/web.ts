import { problemPages } from '../lots/web.ts'
import { drawApi } from './api.ts'
import { drawPages } from './draw-pages.tsx'
import { homePages } from './home-pages.tsx'
import { drawHubMethods, drawTopic } from './live.tsx'
import { redoPages } from './redo-pages.tsx'
import { resendPages } from './resend-pages.tsx'
import { wizardPages } from './wizard/pages/wizard.tsx'
import { mebibyte, type WebFeature } from '#web/feature.ts'

/** Draws: the wizard that makes them, and their pages for organizers. */
export const draws: WebFeature = {
  pages: [homePages, wizardPages, problemPages('loting'), drawPages, resendPages, redoPages],
  apis: [drawApi],
  openTopics: () => [drawTopic],
  hubMethods: drawHubMethods,
  largeBodies: [
    { path: /^\/api\/Loting\/Create$/i, bytes: mebibyte },
    // the wizard's form around the draft comes on top
    { path: /^\/lootjestrekken\/loting\//, bytes: mebibyte + 64 * 1024 },
  ],
}
