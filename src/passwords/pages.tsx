import { Hono } from 'hono'
import { forgotPasswordPath, resetPasswordUrl, resetPasswordPath } from '#views/passwords/urls.ts'
import { SharedListsCheck } from '#views/owners/SharedListsCheck.tsx'
import { ForgotPassword, ResetMailed } from '#views/passwords/ForgotPassword.tsx'
import { NoResetCode, ResetPassword } from '#views/passwords/ResetPassword.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import { flash } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { coOwnedLists } from '../owners/index.ts'
import { passkeysOf } from '../passkeys/index.ts'
import { checkCode } from './check-code.ts'
import { requestInput, resetForm } from './input.ts'
import { requestMessages } from './problems.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'

const codeIn = (c: Http): string => c.req.param('resetCode') ?? ''

const showRequest = (c: Http, status: 200 | 422, state: FormState): Response =>
  page(
    c,
    { title: c.get('scope').texts.t('forgot_password.title'), width: 'bare', noIndex: true, status },
    <ForgotPassword {...state} />,
  )

async function postRequest(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const form = await readForm(c, requestInput)
  if (!form.ok) return showRequest(c, 422, refusedState(form))
  const requested = await requestReset(scope, form.value.login)
  if (!requested.ok)
    return showRequest(c, 422, { typed: form.typed, errors: { login: [requestMessages[requested.problem]] } })
  return page(
    c,
    { title: scope.texts.t('forgot_password.mailed.title'), width: 'narrow', noIndex: true },
    <ResetMailed login={form.value.login} />,
  )
}

/** Shows the form for a new password that a reset code opens. Viewing it does not use up the code. */
async function showReset(c: Http, status: 200 | 422, state: FormState = {}): Promise<Response> {
  const scope = c.get('scope')
  const code = codeIn(c)
  const found = await checkCode(scope, code)
  const title = scope.texts.t('reset_password.title')
  if (found && !found.isExpired)
    return page(
      c,
      { title, width: 'bare', noIndex: true, status },
      <ResetPassword
        action={resetPasswordUrl(code)}
        person={found}
        passkeys={found.isProven ? await passkeysOf(scope.sql, found.userId) : []}
        {...state}
      />,
    )
  return page(
    c,
    { title, width: 'narrow', noIndex: true, status: found ? 410 : code ? 404 : 200 },
    <NoResetCode expiredFor={found?.email ?? null} />,
  )
}

async function postReset(c: Http): Promise<Response> {
  const form = await readForm(c, resetForm, { resetCode: codeIn(c) })
  if (!form.ok) return showReset(c, 422, refusedState(form))
  const reset = await resetPassword(c.get('scope'), form.value)
  if (!reset.ok) {
    const isPersonal = reset.problem === 'PasswordPersonal'
    return showReset(c, 422, isPersonal ? { errors: { password: ['general.password.is_personal'] } } : {})
  }
  const { session, user, isFirstProof } = reset.value
  switchSession(c, session, user)
  const { sql, texts } = c.get('scope')
  const lists = isFirstProof ? await coOwnedLists(sql, user.id) : []
  if (lists.length > 0)
    return page(
      c,
      { title: texts.t('who_owns.title'), width: 'narrow', noIndex: true },
      <SharedListsCheck lists={lists} explanation="reset_password.owners.explanation" />,
    )
  flash(c, { id: 'reset_password.done', kind: 'good' })
  return redirect(c, '/')
}

export const passwordPages = new Hono<Env>()
  .get(forgotPasswordPath, (c) => {
    const login = c.req.query('emailOrUsername')
    return showRequest(c, 200, login ? { typed: { login } } : {})
  })
  .post(forgotPasswordPath, postRequest)
  .get(`${resetPasswordPath}/:resetCode?`, (c) => showReset(c, 200))
  .post(`${resetPasswordPath}/:resetCode`, postReset)
