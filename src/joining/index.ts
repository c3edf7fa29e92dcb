import { joiningApi } from './api.ts'
import { joiningPages } from './pages.tsx'

export { createAccount } from './create-account.ts'
export { joiningMails } from './mails.ts'
export { acceptProof } from './accept-proof-middleware.ts'
export const joining = { pages: [joiningPages], apis: [joiningApi] }
