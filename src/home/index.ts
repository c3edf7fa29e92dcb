import { homePages } from './pages.tsx'

export const home = { pages: [homePages] }
