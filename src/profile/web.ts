import { profileApi } from './api.ts'
import { profilePages } from './pages.tsx'
import { sessionPages } from './session-pages.tsx'
import { recoveryPages } from './recovery-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const profile: WebFeature = { pages: [profilePages, sessionPages, recoveryPages], apis: [profileApi] }
