import { Hono } from 'hono'
import { ErrorPage } from '#views/errors/ErrorPage.tsx'
import { parse, guid } from '#core/input.ts'
import { NotFound } from '#core/errors.ts'
import { EmailSettings } from '#views/accounts/EmailSettings.tsx'
import { Goodbye } from '#views/accounts/Goodbye.tsx'
import { flash } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { redirect, page } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { emailSettings, emailSettingsInput, mailKinds, unsubscribe, updateEmailSettings } from './email-settings.ts'
import { loginInput } from './input.ts'
import { login } from './login.ts'
import { logSessionOut } from './sessions.ts'
import { loginPage, safeReturnUrl } from './show-login.tsx'

/** The user's private guid in the path, which alone opens these settings. */
function userGuid(c: Http): string {
  const given = parse(guid(), c.req.param('guid'))
  if (!given.ok) throw new NotFound()
  return given.value
}

export const accountPages = new Hono<Env>()
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
    return user ? redirect(c, '/') : page(c, { title: texts.t('title.goodbye'), noIndex: true }, <Goodbye />)
  })
  .get('/account/deletedError', (c) =>
    page(
      c,
      { title: c.get('scope').texts.t('error.user_deleted.title'), noIndex: true },
      <ErrorPage kind="user_deleted" />,
    ),
  )
  .get('/account/mailings/:guid', async (c) => {
    const { sql, texts } = c.get('scope')
    const settings = await emailSettings(sql, userGuid(c))
    if (!settings) throw new NotFound()
    return page(
      c,
      { title: texts.t('title.email_settings'), noIndex: true, width: 'narrow' },
      <EmailSettings settings={settings} />,
    )
  })
  .post('/account/mailings/:guid', async (c) => {
    const { sql, texts } = c.get('scope')
    const guidInPath = userGuid(c)
    const form = await readForm(c, emailSettingsInput, { userPrivateGuid: guidInPath })
    if (form.ok && !(await updateEmailSettings(sql, form.value))) throw new NotFound()
    if (form.ok) {
      flash(c, { id: 'email_settings.saved', kind: 'good' })
      return redirect(c, `/account/mailings/${guidInPath}`)
    }
    const settings = await emailSettings(sql, guidInPath)
    if (!settings) throw new NotFound()
    return page(
      c,
      { title: texts.t('title.email_settings'), noIndex: true, width: 'narrow', status: 422 },
      <EmailSettings settings={settings} errors={form.errors} />,
    )
  })
  // RFC 8058: mail programs post here without cookie or token; the guid in the address is the proof.
  .post('/account/mailings/:guid/unsubscribe', async (c) => {
    const kind = mailKinds.find((each) => each === c.req.query('kind'))
    if (!kind || !(await unsubscribe(c.get('scope').sql, userGuid(c), kind))) throw new NotFound()
    return c.body(null, 200)
  })
  .get('/account/mailings/:guid/unsubscribe', (c) => c.redirect(`/account/mailings/${userGuid(c)}`, 303))
