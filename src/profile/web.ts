import { profileApi } from './api.ts'
import { profilePages } from './pages.tsx'
import { sessionPages } from './session-pages.tsx'
import { wayBackPages } from './way-back-pages.tsx'

export const profile = { pages: [profilePages, sessionPages, wayBackPages], apis: [profileApi] }
