import { passwordApi } from './api.ts'
import { passwordPages } from './pages.tsx'

export { passwordMails } from './mails.ts'
export { tellPasswordChanged } from './tell-password-changed.ts'
export { purgeResetCodes } from './reset-codes.ts'
export const passwords = { pages: [passwordPages], apis: [passwordApi] }
