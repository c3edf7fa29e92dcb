import { exportPages } from './export-pages.tsx'

export const dataExport = { pages: [exportPages] }
