import { exportPages } from './export-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const dataExport: WebFeature = { pages: [exportPages] }
