import { Hono } from 'hono'
import { addressFault } from '#core/mail/address-faults.ts'
import { NotFound } from '#core/errors.ts'
import { EmailSettings } from '#views/accounts/EmailSettings.tsx'
import { flash } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import type { FieldErrors } from '#core/input.ts'
import { emailSettings, emailSettingsForm, mailKinds, unsubscribe, updateEmailSettings } from './email-settings.ts'

/** @param errors validation errors of the submitted form */
async function showSettings(c: Http, errors?: FieldErrors): Promise<Response> {
  const scope = c.get('scope')
  const settings = await emailSettings(scope, guidParam(c))
  if (!settings) throw new NotFound()
  const isRefused = (await addressFault(scope, settings.email)) !== null
  return page(
    c,
    { title: scope.texts.t('layout.mails'), noIndex: true, width: 'narrow', status: errors ? 422 : 200 },
    <EmailSettings settings={settings} isRefused={isRefused} errors={errors} />,
  )
}

/** Pages of a user's mail settings. The guid in their path is a capability, so they need no login. */
export const mailingPages = new Hono<Env>()
  .get('/account/mailings/:guid', (c) => showSettings(c))
  .post('/account/mailings/:guid', async (c) => {
    const scope = c.get('scope')
    const guidInPath = guidParam(c)
    const form = await readForm(c, emailSettingsForm, { userPrivateGuid: guidInPath })
    if (form.ok && !(await updateEmailSettings(scope, form.value))) throw new NotFound()
    if (form.ok) {
      flash(c, { id: 'email_settings.saved', kind: 'good' })
      return redirect(c, `/account/mailings/${guidInPath}`)
    }
    return showSettings(c, form.errors)
  })
  // Mail programs post here without a cookie or CSRF token (RFC 8058). The guid in the path authorizes them.
  .post('/account/mailings/:guid/unsubscribe', async (c) => {
    const kind = mailKinds.find((each) => each === c.req.query('kind'))
    if (!kind || !(await unsubscribe(c.get('scope').sql, guidParam(c), kind))) throw new NotFound()
    return c.body(null, 200)
  })
  .get('/account/mailings/:guid/unsubscribe', (c) => c.redirect(`/account/mailings/${guidParam(c)}`, 303))
