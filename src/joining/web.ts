import { joiningApi } from './api.ts'
import { confirmPages } from './confirm-pages.tsx'
import { invitePages } from './invite-pages.tsx'
import { landingAfterLogin, loginPages } from './login-pages.tsx'
import { joiningPages } from './pages.tsx'

export { landingAfterLogin }
export const joining = { pages: [loginPages, joiningPages, invitePages, confirmPages], apis: [joiningApi] }
