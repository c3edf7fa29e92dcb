import { Login } from '#views/accounts/Login.tsx'
import type { FieldErrors } from '#core/input.ts'
import { wantsFragment, type Http } from '#web/http.ts'
import { dialog } from '#web/render.tsx'

interface LoginState {
  errors?: FieldErrors
  /** what was typed as address or name */
  emailOrUsername?: string
  /** whether something that needs a login was asked for */
  isNeeded?: boolean
}

/** A path of our own to go on to; anything else leads to the start page. */
export const safeReturnUrl = (asked: string | undefined): string => (asked && /^\/(?![/\\])/.test(asked) && !/[\r\n\t]/.test(asked) ? asked : '/')

/** The login page, or the login dialog for htmx, which lands on top of whatever asked for it. */
export function loginPage(c: Http, status: 200 | 401 | 422, returnUrl: string, state: LoginState = {}): Response {
  if (wantsFragment(c) && status === 401) {
    c.header('HX-Retarget', '#dialogs')
    c.header('HX-Reswap', 'beforeend')
  }
  return dialog(c, { title: c.get('scope').texts.t('title.login'), width: 'bare', noIndex: true, status }, <Login returnUrl={returnUrl} {...state} />)
}

/** Shown where a login is needed. */
export const showLogin = (c: Http, returnUrl: string): Response => loginPage(c, 401, returnUrl, { isNeeded: true })
