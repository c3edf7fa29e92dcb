import { Hono } from 'hono'
import { Goodbye } from '#views/accounts/Goodbye.tsx'
import { readForm } from '#web/forms.ts'
import type { Env } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { loginInput } from './input.ts'
import { login } from './login.ts'
import { logSessionOut } from './sessions.ts'
import { loginPage, safeReturnUrl } from './show-login.tsx'

export const loginPages = new Hono<Env>()
  .get('/account/login', (c) => {
    const returnUrl = safeReturnUrl(c, c.req.query('returnUrl'))
    if (c.get('scope').user?.isAccount) return redirect(c, returnUrl)
    return loginPage(c, 200, returnUrl, { emailOrUsername: c.req.query('emailOrUsername') ?? '' })
  })
  .post('/account/login', async (c) => {
    const form = await readForm(c, loginInput)
    const returnUrl = safeReturnUrl(c, form.typed['returnUrl'] ?? c.req.query('returnUrl'))
    const emailOrUsername = form.typed['emailOrUsername'] ?? ''
    if (!form.ok) return loginPage(c, 422, returnUrl, { errors: form.errors, emailOrUsername })
    const loggedIn = await login(c.get('scope'), form.value)
    if (!loggedIn)
      return loginPage(c, 422, returnUrl, { errors: { password: ['general.password.wrong'] }, emailOrUsername })
    switchSession(c, loggedIn.session, loggedIn.user)
    return redirect(c, returnUrl)
  })
  .post('/account/logout', async (c) => {
    switchSession(c, await logSessionOut(c.get('scope')), null)
    return redirect(c, '/account/goodbye')
  })
  .get('/account/goodbye', (c) => {
    const { user, texts } = c.get('scope')
    return user ? redirect(c, '/') : page(c, { title: texts.t('goodbye.title'), noIndex: true }, <Goodbye />)
  })
