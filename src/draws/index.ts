import { drawApi } from './api.ts'
import { drawHubMethods, drawTopics } from './live.tsx'
import { lotPages } from '../lots/lot-pages.tsx'
import { managePages } from './manage-pages.tsx'
import { wizardPages } from './wizard-pages.tsx'

/** Draws of lots: the wizard, a draw for who manages it, a lot for who has it. */
export const draws = {
  pages: [wizardPages, managePages, lotPages],
  apis: [drawApi],
  topics: drawTopics,
  hubMethods: drawHubMethods,
}

export { drawMails } from '../lots/mails.ts'
export { drawsOf, type OverviewItem } from './draws-of.ts'
export { resendLotsTo } from '../lots/lost-lots.ts'
export { lotFor } from '../lots/lot-for.ts'
export { linkLot } from '../lots/link-lot.ts'
export { moveDraws } from './move-draws.ts'
