import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { ListSent, NoListToSend, SendList } from '#views/sharing/SendList.tsx'
import { sendListUrls, sharedTitle } from '#views/sharing/urls.ts'
import { NotFound, TooManyRequests } from '#core/errors.ts'
import type { FieldErrors } from '#core/input.ts'
import { requireUser, type CurrentUser, type Scope } from '#core/scope.ts'
import { readForm, type TypedValues } from '#web/forms.ts'
import { returnUrlOf, wantsFragment, type Env, type Http } from '#web/http.ts'
import { fragment, page, redirect } from '#web/render.tsx'
import { typedTexts } from '#web/sent-form.ts'
import { loginPage } from '../accounts/web.ts'
import { requireOwnedList, summariesOf, type Summary } from '../lists/index.ts'
import { refusedRecipients, sendInput, type ListToSend } from './input.ts'
import { listInMail, occasionOf } from './list-in-mail.ts'
import { fieldOf, sendMessages, type SendProblem } from './problems.ts'
import { sendList, type NotSent } from './send-list.ts'

interface SendState {
  errors?: FieldErrors
  typed?: TypedValues
  /** status of a refused form */
  status?: 422 | 429
  justChosen?: boolean
}

/**
 * Returns the current user, who wants to send a list.
 * @throws NotFound if the switch `unsolicitedEmail` is off, Unauthorized without a login
 */
function requireSender(scope: Scope): CurrentUser {
  if (!scope.config.switches.unsolicitedEmail) throw new NotFound()
  return requireUser(scope)
}

const isLoggedOut = ({ config, user, session }: Scope): boolean =>
  config.switches.unsolicitedEmail && !user && !session.userDeleted

/**
 * Shows a login, and says that nothing was sent. After the login, the script fills the form with the typed texts again;
 * without script, this page shows these texts.
 */
function askForLogin(c: Http): Response {
  const { t } = c.get('scope').texts
  const returnUrl = wantsFragment(c) ? returnUrlOf(c) : sendListUrls.send
  return loginPage(c, 401, returnUrl, {
    isNeeded: true,
    title: t('send.not_sent'),
    explanation: t('no_login_send'),
    typed: typedTexts(c),
  })
}

const subjectFor = ({ texts, now }: Scope, list: Summary): string => {
  const title = sharedTitle(texts, list)
  const occasion = occasionOf(texts, list, now())
  return occasion ? texts.t('send.subject.on', { list: title, occasion }) : title
}

const listsOf = (scope: Scope): Promise<Summary[]> => summariesOf(scope, { withGiftCount: false })

/**
 * Shows the form that sends a list.
 * @param wanted the chosen list; without one, the form shows the first list that others can open
 */
async function showForm(
  c: Http,
  lists: readonly Summary[],
  wanted: Summary | undefined,
  { errors, typed, status = 422, justChosen = false }: SendState = {},
): Promise<Response> {
  const scope = c.get('scope')
  const { t } = scope.texts
  const user = requireSender(scope)
  if (!user.isAccount) return redirect(c, '/account/create')
  const chosen = wanted ?? lists.find((list) => list.isShareable) ?? lists[0]
  const options = { title: t('send.title'), current: 'send', width: 'narrow', noIndex: true } as const
  const id = user.lists.find(({ username }) => username === chosen?.username)?.id
  const inMail = id === undefined ? null : await listInMail(scope.sql, user.id, id)
  if (!chosen || !inMail) return page(c, options, <NoListToSend />)
  const form = (
    <SendList
      lists={lists}
      chosen={chosen}
      inMail={inMail}
      occasion={occasionOf(scope.texts, inMail, scope.now())}
      suggestions={{
        subject: subjectFor(scope, chosen),
        messageStart: t('send.message_start.suggestion'),
        messageEnd: t('send.message_end.suggestion', { name: user.firstName ?? '' }),
      }}
      refused={errors?.['recipients'] ? refusedRecipients(typed?.['recipients'] ?? '') : []}
      contextId={typed?.['contextId'] ?? randomUUID()}
      justChosen={justChosen}
      errors={errors}
      typed={typed && withoutSuggestedSubject(typed, lists, scope)}
    />
  )
  const answered = errors ? status : 200
  return wantsFragment(c) ? fragment(c, form, answered) : page(c, { ...options, status: answered }, form)
}

/**
 * Whether a subject is the one that we suggest for one of the lists. Such a subject is replaced when the user chooses
 * another list.
 */
const isSuggested = (scope: Scope, lists: readonly Summary[], subject: string | undefined): boolean =>
  lists.some((list) => subjectFor(scope, list) === subject)

function withoutSuggestedSubject(typed: TypedValues, lists: readonly Summary[], scope: Scope): TypedValues {
  const { subject, ...others } = typed
  return isSuggested(scope, lists, subject) ? others : typed
}

/**
 * Replaces a suggested subject by that of the chosen list. Without script a user may choose another list and send it at
 * once, while the form still has the former list's subject.
 */
const withOwnSubject = (
  scope: Scope,
  lists: readonly Summary[],
  chosen: Summary | undefined,
  given: ListToSend,
): ListToSend =>
  chosen && isSuggested(scope, lists, given.subject) ? { ...given, subject: subjectFor(scope, chosen) } : given

const chosenOf = (lists: readonly Summary[], typed: TypedValues): Summary | undefined =>
  lists.find(({ privateGuid }) => privateGuid === typed['privateGuid'])

function errorsOf({ problem, detail }: { problem: SendProblem; detail?: NotSent }): FieldErrors {
  const [field, message] = [fieldOf[problem], sendMessages[problem]]
  if (!detail || detail.hadEnough.length === 0) return { [field]: [message] }
  return { [field]: [...(detail.unwilling.length > 0 ? [message] : []), 'send.had_enough'] }
}

export const sendPages = new Hono<Env>()
  .get(`${sendListUrls.send}/:username?`, async (c) => {
    const scope = c.get('scope')
    requireSender(scope)
    const lists = await listsOf(scope)
    const username = c.req.param('username')
    const chosen = lists.find((list) => list.username.toLowerCase() === username?.toLowerCase())
    if (username !== undefined && !chosen) await requireOwnedList(scope, username) // This throws NotFound or Forbidden.
    return showForm(c, lists, chosen)
  })
  .post(sendListUrls.choose, async (c) => {
    requireSender(c.get('scope'))
    const { typed } = await readForm(c, z.unknown())
    const lists = await listsOf(c.get('scope'))
    return showForm(c, lists, chosenOf(lists, typed), { typed, justChosen: true })
  })
  .post(sendListUrls.send, async (c) => {
    const scope = c.get('scope')
    if (isLoggedOut(scope)) return askForLogin(c)
    requireSender(scope)
    const form = await readForm(c, sendInput)
    const { typed } = form
    const lists = await listsOf(scope)
    const chosen = chosenOf(lists, typed)
    const refused = (errors: FieldErrors, status?: 429) =>
      showForm(c, lists, chosen, { typed, errors, ...(status && { status }) })
    if (!form.ok) return refused(form.errors)
    try {
      const sent = await sendList(scope, withOwnSubject(scope, lists, chosen, form.value))
      if (!sent.ok) return await refused(errorsOf(sent))
      const content = <ListSent sent={sent.value} />
      return wantsFragment(c)
        ? fragment(c, content)
        : page(c, { title: scope.texts.t('send.done.title'), current: 'send', width: 'narrow', noIndex: true }, content)
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error
      c.header('Retry-After', String(error.retryAfterSeconds))
      return refused({ recipients: ['send.too_many_today'] }, 429)
    }
  })
