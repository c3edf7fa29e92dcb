import { Hono } from 'hono'
import { NotFound } from '#core/errors.ts'
import { EmailSettings } from '#views/accounts/EmailSettings.tsx'
import { flash } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import { guidParam, type Env } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { emailSettings, emailSettingsForm, mailKinds, unsubscribe, updateEmailSettings } from './email-settings.ts'

/** The guid in the path opens these pages without a login. */
export const mailingPages = new Hono<Env>()
  .get('/account/mailings/:guid', async (c) => {
    const scope = c.get('scope')
    const { texts } = scope
    const settings = await emailSettings(scope, guidParam(c))
    if (!settings) throw new NotFound()
    return page(
      c,
      { title: texts.t('layout.mails'), noIndex: true, width: 'narrow' },
      <EmailSettings settings={settings} />,
    )
  })
  .post('/account/mailings/:guid', async (c) => {
    const scope = c.get('scope')
    const { texts } = scope
    const guidInPath = guidParam(c)
    const form = await readForm(c, emailSettingsForm, { userPrivateGuid: guidInPath })
    if (form.ok && !(await updateEmailSettings(scope, form.value))) throw new NotFound()
    if (form.ok) {
      flash(c, { id: 'email_settings.saved', kind: 'good' })
      return redirect(c, `/account/mailings/${guidInPath}`)
    }
    const settings = await emailSettings(scope, guidInPath)
    if (!settings) throw new NotFound()
    return page(
      c,
      { title: texts.t('layout.mails'), noIndex: true, width: 'narrow', status: 422 },
      <EmailSettings settings={settings} errors={form.errors} />,
    )
  })
  // RFC 8058: mail programs post here without cookie or token; the guid in the path is the proof.
  .post('/account/mailings/:guid/unsubscribe', async (c) => {
    const kind = mailKinds.find((each) => each === c.req.query('kind'))
    if (!kind || !(await unsubscribe(c.get('scope').sql, guidParam(c), kind))) throw new NotFound()
    return c.body(null, 200)
  })
  .get('/account/mailings/:guid/unsubscribe', (c) => c.redirect(`/account/mailings/${guidParam(c)}`, 303))
