import { Hono } from 'hono'
import { Login } from '#views/accounts/Login.tsx'
import { UnusableInvite, NoAccountYet, OpenInvite } from '#views/owners/Invite.tsx'
import { inviteUrl, type InviteStep } from '#views/owners/urls.ts'
import { login, loginInput } from '../accounts/index.ts'
import type { FieldErrors } from '#core/input.ts'
import type { MessageId } from '#core/i18n.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { acceptInvite } from './accept-invite.ts'
import { listNameOf, readInvite, type InviteView } from './read-invite.ts'
import { inviteMessages, type InviteProblem } from './problems.ts'
import { refreshUser } from './user-of-request.ts'

const words: Record<InviteProblem, { messageId: MessageId; status: 404 | 410 }> = {
  NotFound: { messageId: 'invite.not_found', status: 404 },
  AlreadyAccepted: { messageId: 'invite.accepted_already', status: 410 },
  Expired: { messageId: 'invite.expired', status: 410 },
}

function showOver(c: Http, problem: InviteProblem, username: string | null = null): Response {
  const { status, messageId } = words[problem]
  const titleId = inviteMessages[problem]
  return page(
    c,
    { title: c.get('scope').texts.t(titleId), width: 'narrow', noIndex: true, status },
    <UnusableInvite titleId={titleId} messageId={messageId} username={username} />,
  )
}

/** Returns the step with which the holder of a valid invite continues. */
const stepOf = ({ problem }: InviteView): InviteStep =>
  problem === 'NoLogin' ? 'login' : problem === 'NeedUpgradeToAccount' ? 'createaccount' : 'open'

/**
 * Handles an attempt to accept an invite that is over. Redirects a visitor who already owns the list to that list, as
 * after accepting twice. Tells all others why the invite is over.
 */
const leadOn: typeof showOver = (c, problem, username) =>
  username ? redirect(c, `/${username}`) : showOver(c, problem, username)

/**
 * Makes a handler for one step of accepting an invite. The handler redirects visitors who are at another step. If the
 * invite is over, it responds with `over`.
 */
const atStep =
  (
    fits: (invite: InviteView) => boolean,
    show: (c: Http, invite: InviteView) => Response | Promise<Response>,
    over = showOver,
  ) =>
  async (c: Http): Promise<Response> => {
    const guid = guidParam(c)
    const opened = await readInvite(c.get('scope'), guid)
    if (!opened.ok) return over(c, opened.problem, opened.detail?.username ?? null)
    return fits(opened.value) ? show(c, opened.value) : redirect(c, inviteUrl(guid, stepOf(opened.value)))
  }

const isStep = (step: InviteStep) => (invite: InviteView) => stepOf(invite) === step
/** Whether the visitor may take the login step. Guests may too, because they may also have an account. */
const mayLogIn = (invite: InviteView) => stepOf(invite) !== 'open'

function showOpen(c: Http, invite: InviteView): Response {
  const { texts } = c.get('scope')
  const listName = listNameOf(texts, invite)
  return page(
    c,
    { title: texts.t('invite.title', { list: listName }), width: 'narrow', noIndex: true },
    <OpenInvite invite={invite} listName={listName} />,
  )
}

async function postOpen(c: Http, invite: InviteView): Promise<Response> {
  const accepted = await acceptInvite(c.get('scope'), invite.guid)
  if (!accepted.ok) return atStep(() => false, showOpen, leadOn)(c)
  await refreshUser(c)
  flashOnNextPage(c, { id: 'invite.accepted', kind: 'good' })
  return redirect(c, `/${accepted.value.username}`)
}

function showLogin(
  c: Http,
  invite: InviteView,
  status: 200 | 422 = 200,
  state: { errors?: FieldErrors; emailOrUsername?: string } = {},
): Response {
  const { texts } = c.get('scope')
  const title = texts.t('invite.heading', { name: invite.name })
  return page(
    c,
    { title, width: 'bare', noIndex: true, status },
    <Login
      returnUrl={inviteUrl(invite.guid, 'open')}
      action={inviteUrl(invite.guid, 'login')}
      newHere={<NoAccountYet guid={invite.guid} />}
      title={title}
      explanation={texts.t('invite.login', { inviter: invite.inviter, list: listNameOf(texts, invite) })}
      {...state}
    />,
  )
}

async function postLogin(c: Http, invite: InviteView): Promise<Response> {
  const form = await readForm(c, loginInput)
  const emailOrUsername = form.typed['emailOrUsername'] ?? ''
  if (!form.ok) return showLogin(c, invite, 422, { errors: form.errors, emailOrUsername })
  const loggedIn = await login(c.get('scope'), form.value)
  if (!loggedIn) return showLogin(c, invite, 422, { errors: { password: ['general.password.wrong'] }, emailOrUsername })
  switchSession(c, loggedIn.session, loggedIn.user)
  return redirect(c, inviteUrl(invite.guid, 'open'))
}

/** Pages of an invite. The page that creates an account for an invite is in `joining`. */
export const invitePages = new Hono<Env>()
  .get('/i', (c) => showOver(c, 'NotFound'))
  .get('/i/', (c) => showOver(c, 'NotFound'))
  .get(
    '/i/:guid',
    atStep(() => false, showOpen),
  ) // oxfmt-ignore
  .get(
    '/i/:guid/error',
    atStep(() => false, showOpen),
  ) // oxfmt-ignore
  .get('/i/:guid/open', atStep(isStep('open'), showOpen))
  .post('/i/:guid/open', atStep(isStep('open'), postOpen, leadOn))
  .get(
    '/i/:guid/login',
    atStep(mayLogIn, (c, invite) => showLogin(c, invite)),
  )
  .post('/i/:guid/login', atStep(mayLogIn, postLogin))
