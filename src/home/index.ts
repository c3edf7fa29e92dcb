import { homeApi } from './api.ts'
import { homePages } from './pages.tsx'

export { countStatistics } from './statistics.ts'
export const home = { pages: [homePages], apis: [homeApi] }
