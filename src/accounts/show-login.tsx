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
  /** a login in the header was refused */
  wasInHeader?: boolean
  /** in place of the usual ones */
  title?: string
  explanation?: string
  /** public guid of the list whose owner is to be a friend afterwards */
  addFriend?: string | null
  /** into the form that asked for it */
  typed?: readonly TypedText[]
}

/** Accepts a path or a full address of our own; anything else becomes the start page, so that a login never leads to a foreign site. */
export function safeReturnUrl(c: Http, asked: string | undefined): string {
  const { config } = c.get('scope')
  const url = asked ? URL.parse(asked, config.baseUrl) : null
  if (!url || !isOwnOrigin(config, (name) => c.req.header(name), url.origin)) return '/'
  const place = url.pathname + url.search + url.hash
  return place.startsWith('//') ? '/' : place
}

/** For htmx the dialog, on top of whatever asked for it. */
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
