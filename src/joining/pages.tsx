import { Hono } from 'hono'
import { lotAddress } from '#views/lots/addresses.ts'
import { CreateAccount, type CreateAccountState } from '#views/joining/CreateAccount.tsx'
import { checkEmail } from '../accounts/index.ts'
import { lotFor } from '../lots/index.ts'
import { isUsernameAvailable, usernameInput } from '../lists/index.ts'
import { email, guid, parse } from '#core/input.ts'
import { AvailabilityNote } from '#views/joining/AvailabilityNote.tsx'
import { flash } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { consume } from '#core/limits.ts'
import { fragment, redirect, page } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { createAccount, createAccountForm } from './create-account.ts'
import { createAccountMessages, type CreateAccountProblem } from './problems.ts'

const showForm = (c: Http, status: 200 | 422, state: CreateAccountState = {}): Response =>
  page(
    c,
    { title: c.get('scope').texts.t('create_account.title'), current: 'new', width: 'bare', status },
    <CreateAccount {...state} />,
  )

/** Problems of other fields stand above the form. */
const fieldOf: Partial<Record<CreateAccountProblem, string>> = {
  EmailUnavailable: 'email',
  UsernameUnavailable: 'wishlistUrlName',
}

/** The lot from whose page an account is made: its address is most likely the account's. */
async function lotFromQuery(c: Http): Promise<{ lotGuid: string; email: string } | null> {
  const given = parse(guid(), c.req.query('fromLot'))
  const lot = given.ok ? await lotFor(c.get('scope'), given.value) : null
  return lot?.ok ? lot.value : null
}

export const joiningPages = new Hono<Env>()
  .get('/account/create', async (c) => {
    const { user } = c.get('scope')
    if (user?.isAccount) return redirect(c, '/')
    const lot = await lotFromQuery(c)
    const email = user?.email ?? lot?.email
    return showForm(c, 200, { typed: { ...(email && { email }), ...(lot && { fromLot: lot.lotGuid }) } })
  })
  .post('/account/create', async (c) => {
    const scope = c.get('scope')
    const form = await readForm(c, createAccountForm)
    if (!form.ok) {
      const { username, ...errors } = form.errors
      return showForm(c, 422, {
        typed: form.typed,
        errors: { ...errors, ...(username && { wishlistUrlName: username }) },
      })
    }
    const created = await createAccount(scope, form.value)
    if (!created.ok) {
      const { problem } = created
      if (problem === 'AlreadyLoggedIn') {
        flash(c, { id: createAccountMessages[problem], kind: 'bad' })
        return redirect(c, '/')
      }
      return showForm(c, 422, {
        typed: form.typed,
        errors: { [fieldOf[problem] ?? 'form']: [createAccountMessages[problem]] },
        offersLogin: problem === 'EmailUnavailable',
      })
    }
    switchSession(c, created.value.session, created.value.user)
    flash(c, { id: 'create_account.done', values: { name: form.value.firstName }, kind: 'good' })
    return redirect(c, form.value.fromLot ? lotAddress(form.value.fromLot) : `/${created.value.list.username}`)
  })
  // While typing: a note under the field.
  .get('/account/create/username', async (c) => {
    const { sql } = c.get('scope')
    const given = parse(usernameInput, c.req.query('wishlistUrlName'))
    await consume(c.get('scope'), 'availability')
    const message = !given.ok
      ? given.errors['body']![0]!
      : (await isUsernameAvailable(sql, given.value))
        ? 'general.username.available'
        : 'general.username.unavailable'
    return fragment(
      c,
      <AvailabilityNote field="wishlistUrlName" message={message} isGood={message === 'general.username.available'} />,
    )
  })
  .get('/account/create/email', async (c) => {
    const given = parse(email(), c.req.query('email'))
    const message = !given.ok
      ? given.errors['body']![0]!
      : (await checkEmail(c.get('scope'), given.value)) === 'Unavailable'
        ? 'general.email.unavailable'
        : null
    return fragment(c, <AvailabilityNote field="email" message={message} isGood={false} />)
  })
