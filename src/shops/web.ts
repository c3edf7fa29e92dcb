import { shopApi } from './api.ts'
import { shopPages } from './pages.tsx'

/** The shops that we know. */
export const shops = { pages: [shopPages], apis: [shopApi] }
