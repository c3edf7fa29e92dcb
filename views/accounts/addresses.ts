import type { View } from '../layout/view.tsx'
import { withQuery } from '../layout/with-query.ts'

export { loginAddress } from '#core/login-address.ts'

/** Where a login from this page leads back to; null for the start page, and for pages about accounts. */
export const pageAfterLogin = ({ path, returnUrl }: View): string | null =>
  path !== '/' && !path.startsWith('/account/') ? returnUrl : null

/** The login as the header and the menu lead to it. */
export const loginFrom = (view: View): string => withQuery('/account/login', { returnUrl: pageAfterLogin(view) })
