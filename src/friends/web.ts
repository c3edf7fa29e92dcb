import { friendApi } from './api.ts'
import { friendPages } from './pages.tsx'

export const friends = { pages: [friendPages], apis: [friendApi] }
export { friendAdded } from './pages.tsx'
