import { crossOffApi } from './api.ts'
import { crossOffPages } from './cross-off-pages.tsx'
import { linkPages } from './link-pages.tsx'
import { overviewPages } from './overview-pages.tsx'
import { undoCrossOffPages } from './undo-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const crossOffs: WebFeature = {
  pages: [crossOffPages, undoCrossOffPages, overviewPages, linkPages],
  apis: [crossOffApi],
}
