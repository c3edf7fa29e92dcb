import { Login } from '#views/accounts/Login.tsx'
import type { FieldErrors } from '#core/input.ts'
import { wantsFragment, type Http } from '#web/http.ts'
import { isOwnOrigin } from '#web/origin.ts'
import { dialog } from '#web/render.tsx'
import { typedTexts, type TypedText } from '#web/sent-form.ts'

interface LoginState {
  errors?: FieldErrors
  emailOrUsername?: string
  isNeeded?: boolean
  /** whether a login in the page's header was refused */
  wasInHeader?: boolean
  /** title in place of the usual one; likewise `explanation` */
  title?: string
  explanation?: string
  /** public guid of a list whose owner becomes a friend after the login */
  addFriend?: string | null
  /** texts that the visitor typed into the form that required the login */
  typed?: readonly TypedText[]
}

/**
 * Returns the path of a URL on our own site. Any other URL becomes the start page, so that a login never leads to a
 * foreign site.
 */
export function safeReturnUrl(c: Http, asked: string | undefined): string {
  const { config } = c.get('scope')
  const url = asked ? URL.parse(asked, config.baseUrl) : null
  if (!url || !isOwnOrigin(config, (name) => c.req.header(name), url.origin)) return '/'
  const place = url.pathname + url.search + url.hash
  return place.startsWith('//') ? '/' : place
}

/**
 * Shows the login: a page, or a dialog for htmx. If a request of htmx required a login (401), the dialog opens above the
 * page.
 */
export function loginPage(c: Http, status: 200 | 401 | 422, returnUrl: string, state: LoginState = {}): Response {
  if (wantsFragment(c) && status === 401) {
    c.header('HX-Retarget', '#dialogs')
    c.header('HX-Reswap', 'beforeend')
  }
  return dialog(
    c,
    { title: c.get('scope').texts.t('title.login'), width: 'bare', noIndex: true, passkeys: true, status },
    <Login returnUrl={returnUrl} {...state} />,
  )
}

export const showLogin = (c: Http, returnUrl: string): Response =>
  loginPage(c, 401, returnUrl, { isNeeded: true, typed: typedTexts(c) })
