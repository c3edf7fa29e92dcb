import { Hono } from 'hono'
import { CalendarSection } from '#views/calendar/CalendarSection.tsx'
import { ExportSection } from '#views/export/ExportSection.tsx'
import { DeletePart } from '#views/profile/DeletePart.tsx'
import { Profile } from '#views/profile/Profile.tsx'
import { PasskeysSection } from '#views/passkeys/PasskeysSection.tsx'
import { SessionsPart } from '#views/profile/SessionsPart.tsx'
import { resendProofUrl, cancelEmailChangeUrl, ownEmailCheckPath, profileUrl } from '#views/profile/urls.ts'
import { FieldNote, type FormState } from '#views/layout/Field.tsx'
import { ownCalendar } from '../calendar/index.ts'
import { checkEmail, emailSettings, sessionsOf } from '../accounts/index.ts'
import { ownPasskeys } from '../passkeys/index.ts'
import { Unauthorized } from '#core/errors.ts'
import { email, parse, type FieldErrors } from '#core/input.ts'
import { addressFault } from '#core/mail/address-faults.ts'
import { requireUser } from '#core/scope.ts'
import { flash } from '#web/flash.tsx'
import { readForm, type TypedValues } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { fragment, page, redirect } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { resendConfirmation, cancelEmailChange } from './email-confirmation.ts'
import { profileForm } from './input.ts'
import { fieldOf, saveMessages } from './problems.ts'
import { saveProfile } from './save-profile.ts'

async function showProfile(c: Http, status: 200 | 422 = 200, state: FormState = {}): Promise<Response> {
  const scope = c.get('scope')
  const user = requireUser(scope)
  const mails = await emailSettings(scope, user.privateGuid)
  if (!mails) throw new Unauthorized()
  const [sessions, passkeys, calendar, fault] = await Promise.all([
    sessionsOf(scope),
    user.isAccount ? ownPasskeys(scope) : [],
    user.isAccount ? ownCalendar(scope) : null,
    addressFault(scope, user.email),
  ])
  return page(
    c,
    { title: scope.texts.t('profile.title'), current: 'profile', noIndex: true, status, passkeys: user.isAccount },
    <Profile user={user} mails={mails} isRefused={fault !== null} {...state}>
      {user.isAccount && <PasskeysSection passkeys={passkeys} />}
      <SessionsPart sessions={sessions} />
      {user.isAccount && <CalendarSection guid={calendar} />}
      <ExportSection />
      <DeletePart />
    </Profile>,
  )
}

/** Shows the form of the user who is logged in now, without the values that another user typed. */
const showFresh = (c: Http): Promise<Response> =>
  showProfile(c, 422, { errors: { form: [saveMessages.WrongUserGuid] } })

/**
 * Shows a refused form again. No page repeats a password, so a message says that the new password must be typed again.
 */
async function showRefused(c: Http, { typed, errors }: { typed: TypedValues; errors: FieldErrors }): Promise<Response> {
  if (typed['userPrivateGuid'] !== c.get('scope').user?.privateGuid) return showFresh(c)
  const isLost = Boolean((await c.req.formData()).get('password')) && !errors['password']
  return showProfile(c, 422, { typed, errors: { ...errors, ...(isLost && { password: ['profile.password.again'] }) } })
}

export const profilePages = new Hono<Env>()
  .get(profileUrl, (c) => showProfile(c))
  .post(profileUrl, async (c) => {
    const scope = c.get('scope')
    requireUser(scope)
    const form = await readForm(c, profileForm)
    if (!form.ok) return showRefused(c, form)
    const saved = await saveProfile(scope, form.value)
    if (!saved.ok) {
      const errors = { [fieldOf[saved.problem]]: [saveMessages[saved.problem]] }
      return showRefused(c, { typed: form.typed, errors })
    }
    const { user, session } = saved.value
    if (session) switchSession(c, session, user)
    const isAsked =
      user.pendingEmail !== scope.user?.pendingEmail || (!user.isProven && user.email !== scope.user?.email)
    flash(c, { id: isAsked ? 'profile.saved_unproven' : 'profile.saved', kind: 'good' })
    return redirect(c, profileUrl)
  })
  .post(resendProofUrl, async (c) => {
    await resendConfirmation(c.get('scope'))
    flash(c, { id: 'profile.email.asked', kind: 'good' })
    return wantsFragment(c) ? fragment(c, null) : redirect(c, profileUrl)
  })
  .post(cancelEmailChangeUrl, async (c) => {
    await cancelEmailChange(c.get('scope'))
    flash(c, { id: 'profile.email.kept', kind: 'good' })
    return redirect(c, profileUrl)
  })
  // Checks the e-mail address while the user types it.
  .get(ownEmailCheckPath, async (c) => {
    const given = parse(email('general.email.own_is_required'), c.req.query('email'))
    if (!given.ok) return fragment(c, <FieldNote messages={given.errors['body']} />)
    const isTaken = (await checkEmail(c.get('scope'), given.value)) === 'Unavailable'
    return fragment(c, isTaken && <FieldNote messages={[saveMessages.EmailUnavailable]} />)
  })
