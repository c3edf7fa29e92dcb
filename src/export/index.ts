import { exportPages } from './export-pages.tsx'

export { exportOwnData } from './export-own-data.ts'
export const dataExport = { pages: [exportPages] }
