import { crossOffApi } from './api.ts'
import { crossOffPages } from './cross-off-pages.tsx'
import { linkPages } from './link-pages.tsx'
import { overviewPages } from './overview-pages.tsx'
import { undoPages } from './undo-pages.tsx'

export const crossOffs = { pages: [crossOffPages, undoPages, overviewPages, linkPages], apis: [crossOffApi] }
