import type { View } from '../layout/view.tsx'
import { withQuery } from '../layout/with-query.ts'

export { loginUrl } from '#core/login-urls.ts'

/**
 * Returns the URL to return to after a login from the current page; null for the start page and for pages about
 * accounts.
 */
export const pageAfterLogin = ({ path, returnUrl }: View): string | null =>
  path !== '/' && !path.startsWith('/account/') ? returnUrl : null

/** Returns the URL of the login that the header and the menu link to. */
export const loginUrlFrom = (view: View): string => withQuery('/account/login', { returnUrl: pageAfterLogin(view) })
