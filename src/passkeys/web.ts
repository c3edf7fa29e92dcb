import { passkeyApi } from './api.ts'
import { passkeyPages } from './pages.tsx'

export const passkeys = { pages: [passkeyPages], apis: [passkeyApi] }
