import { passwordApi } from './api.ts'
import { passwordPages } from './pages.tsx'

export const passwords = { pages: [passwordPages], apis: [passwordApi] }
