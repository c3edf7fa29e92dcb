import { homeApi } from './api.ts'
import { homePages } from './pages.tsx'

export const home = { pages: [homePages], apis: [homeApi] }
