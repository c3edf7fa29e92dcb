import { searchApi } from './api.ts'
import { searchPages } from './pages.tsx'

export const search = { pages: [searchPages], apis: [searchApi] }
