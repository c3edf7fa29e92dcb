import { problemPages } from '../lots/web.ts'
import { drawApi } from './api.ts'
import { drawPages } from './draw-pages.tsx'
import { editPages } from './edit-pages.tsx'
import { envelopePages } from './envelope-pages.tsx'
import { drawHubMethods, drawTopic } from './live.tsx'
import { cardPages } from './card-pages.tsx'
import { membershipPages } from './membership-pages.tsx'
import { passingPages } from './passing-pages.tsx'
import { redoPages } from './redo-pages.tsx'
import { resendPages } from './resend-pages.tsx'
import { wizardPages } from './wizard/pages/wizard.tsx'
import { mebibyte, type WebFeature } from '#web/feature.ts'

/** Feature: the wizard that makes draws, and the pages and endpoints of draws, for organizers. */
export const draws: WebFeature = {
  pages: [
    wizardPages,
    problemPages('loting'),
    drawPages,
    editPages,
    membershipPages,
    envelopePages,
    cardPages,
    passingPages,
    resendPages,
    redoPages,
  ],
  apis: [drawApi],
  openTopics: () => [drawTopic],
  hubMethods: drawHubMethods,
  largeBodies: [
    { path: /^\/api\/Loting\/Create$/i, bytes: mebibyte },
    // The wizard's form adds its own fields to the draft.
    { path: /^\/lootjestrekken\/loting\//, bytes: mebibyte + 64 * 1024 },
  ],
}
export { fromDetails } from './wizard/pages/details.tsx'
export { showDetails } from './wizard/pages/show-step.tsx'
export { handOver } from './redo-pages.tsx'
export { requireWizard } from './wizard/pages/wizard-request.ts'
