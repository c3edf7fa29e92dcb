import { accountApi } from './api.ts'
import { logoutPages } from './logout-pages.tsx'
import { mailingPages } from './mailing-pages.tsx'

export { loginPage, safeReturnUrl, showLogin } from './show-login.tsx'
export const accounts = { pages: [logoutPages, mailingPages], apis: [accountApi] }
