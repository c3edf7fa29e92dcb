import { Hono } from 'hono'
import { CreateAccountForInvite } from '#views/joining/CreateAccountForInvite.tsx'
import type { AccountFormState } from '#views/joining/AccountForm.tsx'
import { inviteUrl } from '#views/owners/urls.ts'
import { listNameOf, readInvite, type InviteView } from '../owners/index.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { createAccountForInvite, createForInviteForm } from './create-account-for-invite.ts'
import { createForInviteMessages } from './problems.ts'

function showForm(c: Http, invite: InviteView, status: 200 | 422 = 200, state: AccountFormState = {}): Response {
  const { texts } = c.get('scope')
  return page(
    c,
    { title: texts.t('invite.create_account.title'), width: 'bare', noIndex: true, status },
    <CreateAccountForInvite invite={invite} listName={listNameOf(texts, invite)} {...state} />,
  )
}

/**
 * Returns the invite in the path to a visitor without an account. Redirects all other visitors to the invite's own
 * page, which offers them the next step or says why there is none.
 */
async function requestedInvite(c: Http): Promise<InviteView | Response> {
  const guid = guidParam(c)
  const opened = await readInvite(c.get('scope'), guid)
  if (opened.ok && ['NoLogin', 'NeedUpgradeToAccount'].includes(opened.value.problem)) return opened.value
  return redirect(c, inviteUrl(guid))
}

async function getForm(c: Http): Promise<Response> {
  const invite = await requestedInvite(c)
  if (invite instanceof Response) return invite
  const { user } = c.get('scope')
  return showForm(c, invite, 200, { typed: user ? { email: user.email } : {} })
}

async function postForm(c: Http): Promise<Response> {
  const invite = await requestedInvite(c)
  if (invite instanceof Response) return invite
  const form = await readForm(c, createForInviteForm, { inviteGuid: invite.guid })
  if (!form.ok) return showForm(c, invite, 422, { typed: form.typed, errors: form.errors })
  const created = await createAccountForInvite(c.get('scope'), form.value)
  if (!created.ok) {
    const { problem } = created
    if (problem !== 'EmailUnavailable' && problem !== 'Other') return redirect(c, inviteUrl(invite.guid))
    return showForm(c, invite, 422, {
      typed: form.typed,
      errors: { [problem === 'EmailUnavailable' ? 'email' : 'form']: [createForInviteMessages[problem]] },
      offersLogin: problem === 'EmailUnavailable',
    })
  }
  const { session, user, username } = created.value
  switchSession(c, session, user)
  flashOnNextPage(c, { id: 'invite.accepted', kind: 'good' })
  return redirect(c, `/${username}`)
}

export const accountForInvitePages = new Hono<Env>()
  .get('/i/:guid/createaccount', getForm)
  .post('/i/:guid/createaccount', postForm)
