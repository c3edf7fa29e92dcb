import { accountApi } from './api.ts'
import { logoutPages } from './logout-pages.tsx'
import { mailingPages } from './mailing-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export { loginPage, safeReturnUrl, showLogin } from './show-login.tsx'
export const accounts: WebFeature = {
  pages: [logoutPages, mailingPages],
  apis: [accountApi],
  // one-click unsubscribe link in the header of mails (RFC 8058)
  withoutCsrfToken: [/^\/account\/mailings\/[^/]+\/unsubscribe$/],
}
