import { friendApi } from './api.ts'
import { friendPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const friends: WebFeature = { pages: [friendPages], apis: [friendApi] }
export { friendAdded } from './pages.tsx'
