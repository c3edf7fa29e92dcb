import { passkeyApi } from './api.ts'
import { passkeyPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const passkeys: WebFeature = { pages: [passkeyPages], apis: [passkeyApi] }
