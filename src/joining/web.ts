import { joiningApi } from './api.ts'
import { confirmPages } from './confirm-pages.tsx'
import { accountForInvitePages } from './invite-pages.tsx'
import { landingAfterLogin, loginPages } from './login-pages.tsx'
import { joiningPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export { landingAfterLogin }
export const joining: WebFeature = {
  pages: [loginPages, joiningPages, accountForInvitePages, confirmPages],
  apis: [joiningApi],
  pagesOfTheDay: new Set(['/account/login', '/account/create']),
}
