import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { requireUser, type Scope } from '#core/scope.ts'
import { CrossOffDialog, type CrossOffStep } from '#views/cross-offs/CrossOffDialog.tsx'
import { RefusedDialog } from '#views/cross-offs/RefusedDialog.tsx'
import { flash, flashOnNextPage } from '#web/flash.tsx'
import { readForm, type TypedValues } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, dialog, redirect, refresh } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { checkEmail, createGuest, login } from '../accounts/index.ts'
import { currentCard, cardPartial, giftOnListUrl } from './card-partial.tsx'
import { crossOff, isCrossedOffByFlow } from './cross-off.ts'
import { addressForm, contextForm, passwordForm } from './input.ts'
import { giftForVisitor, obstacleOf, type SeenGift, type HiddenGift } from './gift-for-visitor.ts'
import { crossOffMessages, type CrossOffProblem } from './problems.ts'
import { askUndo } from './undo-pages.tsx'

const crossedOffFlash = (giftGuid: string) =>
  ({
    id: 'cross_off.success_explanation',
    kind: 'good',
    undo: { action: `/gifts/${giftGuid}/cross-off/undo` },
    link: { href: '/crossedoff', label: 'crossed_off.title' },
    about: `gift-${giftGuid}`,
    tells: 'cross-offs-changed',
  }) as const

const statusOf: Partial<Record<CrossOffProblem, 403 | 404>> = { OwnWishlist: 403, NoAccess: 403, GiftDeleted: 404 }

/**
 * Shows why a gift can't be crossed off, and updates the gift's card on the page. Redirects to the list if the visitor
 * must answer the list's question first.
 */
function refused(
  c: Http,
  giftGuid: string,
  seen: SeenGift | HiddenGift,
  problem: CrossOffProblem = 'problem' in seen ? seen.problem : 'GiftDeleted',
): Response {
  const isUnseen = 'problem' in seen
  if (isUnseen && seen.asksQuestion) return redirect(c, `/${seen.username}`)
  const shownProblem = isUnseen ? seen.problem : problem
  const isFragment = wantsFragment(c)
  return dialog(
    c,
    {
      title: c.get('scope').texts.t('cross_off.verb'),
      noIndex: true,
      width: 'narrow',
      status: isFragment || c.req.method !== 'GET' ? 422 : (statusOf[shownProblem] ?? 200),
    },
    <>
      <RefusedDialog
        titleId="cross_off.refused_title"
        messageId={crossOffMessages[shownProblem]}
        username={isUnseen ? seen.username : seen.list.username}
        reloads={shownProblem === 'NoAccess' || shownProblem === 'OwnWishlist'}
      />
      {isFragment && currentCard(giftGuid, seen)}
    </>,
  )
}

function showDialog(c: Http, seen: SeenGift, step: CrossOffStep, status: 200 | 422): Response {
  const { t } = c.get('scope').texts
  return dialog(
    c,
    { title: t('cross_off.verb'), noIndex: true, width: 'narrow', status },
    <CrossOffDialog list={seen.list} gift={seen.gift} step={step} />,
  )
}

/**
 * Finds out for which user to cross the gift off: the user of the session, the account whose password was typed, or a
 * new guest.
 * @returns the scope of that user, or the dialog again if an input is missing or wrong
 */
async function identify(c: Http, seen: SeenGift, contextId: string): Promise<Scope | Response> {
  const scope = c.get('scope')
  if (scope.user) return scope
  const showAgain = (step: Omit<CrossOffStep, 'contextId'>) => showDialog(c, seen, { ...step, contextId }, 422)
  const address = await readForm(c, addressForm)
  const { typed } = address
  if (!address.ok) return showAgain({ asks: 'email', errors: address.errors, typed })
  const { email } = address.value

  const byPassword = async () => {
    const given = await readForm(c, passwordForm)
    const wasAsked = typed['step'] === 'password'
    if (!given.ok) return showAgain({ asks: 'password', errors: wasAsked ? given.errors : undefined, typed })
    const loggedIn = await login(scope, { emailOrUsername: email, password: given.value.password })
    return loggedIn
      ? switchSession(c, loggedIn.session, loggedIn.user)
      : showAgain({ asks: 'password', errors: { password: ['general.password.wrong'] }, typed })
  }
  if ((await checkEmail(scope, email)) === 'Unavailable') return byPassword()
  const made = await createGuest(scope, email)
  if (made.ok) return switchSession(c, made.value.session, made.value.user)
  return made.problem === 'EmailInUse'
    ? byPassword()
    : showAgain({ asks: 'email', errors: { email: ['cross_off.unusable_email'] }, typed })
}

async function postCrossOff(c: Http): Promise<Response> {
  const scope = c.get('scope')
  if (scope.session.userDeleted) requireUser(scope)
  const giftGuid = guidParam(c)
  const form = await readForm(c, contextForm)
  const contextId = (form.ok && form.value.contextId) || randomUUID()
  if (form.ok && form.value.isShown === 'false') {
    const seen = await giftForVisitor(scope, giftGuid)
    if ('gift' in seen && seen.gift.state === 'free' && seen.list.showCrossedOff)
      return askAgain(c, seen, contextId, form.typed)
  }
  return scope.user ? crossOffAsUser(c, giftGuid, contextId) : crossOffAsVisitor(c, giftGuid, contextId)
}

/**
 * Shows the dialog again, with an error: the list's owners now see what is crossed off, and the earlier dialog had
 * promised that they don't.
 */
const askAgain = (c: Http, seen: SeenGift, contextId: string, typed: TypedValues): Response =>
  showDialog(
    c,
    seen,
    {
      asks: c.get('scope').user ? 'nothing' : 'email',
      contextId,
      typed,
      errors: { list: ['cross_off.shown_meanwhile'] },
    },
    422,
  )

async function crossOffAsUser(c: Http, giftGuid: string, contextId: string): Promise<Response> {
  const crossedOff = await crossOff(c.get('scope'), giftGuid, contextId)
  if (!crossedOff.ok) return refused(c, giftGuid, await giftForVisitor(c.get('scope'), giftGuid), crossedOff.problem)
  const { list, gift } = crossedOff.value
  flash(c, crossedOffFlash(giftGuid))
  c.header('HX-Trigger', 'close-dialog')
  return changed(c, giftOnListUrl(list.username, giftGuid), cardPartial(gift))
}

/** Crosses a gift off for a visitor who isn't logged in, and logs them in. The browser then reloads the page. */
async function crossOffAsVisitor(c: Http, giftGuid: string, contextId: string): Promise<Response> {
  const scope = c.get('scope')
  const seen = await giftForVisitor(scope, giftGuid)
  if (!('gift' in seen)) return refused(c, giftGuid, seen)
  const { username } = seen.list
  const wasMade = () => isCrossedOffByFlow(scope.sql, giftGuid, contextId)
  if (!(await wasMade())) {
    const obstacle = obstacleOf(seen.gift)
    if (obstacle) return refused(c, giftGuid, seen, obstacle)
    const identified = await identify(c, seen, contextId)
    if (identified instanceof Response) return identified
    const crossedOff = await crossOff(identified, giftGuid, contextId)
    if (!crossedOff.ok && !(await wasMade())) {
      flashOnNextPage(c, { id: crossOffMessages[crossedOff.problem], kind: 'bad' })
      return refresh(c, `/${username}`)
    }
  }
  const { undo, link, ...said } = crossedOffFlash(giftGuid)
  flashOnNextPage(c, c.get('scope').user ? { ...said, undo, link } : said)
  return refresh(c, giftOnListUrl(username, giftGuid))
}

/** Asks whether to cross the gift off. If the current user gives it already, asks about undoing that. */
async function askCrossOff(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const giftGuid = guidParam(c)
  const seen = await giftForVisitor(scope, giftGuid)
  if (!('gift' in seen)) return refused(c, giftGuid, seen)
  if (seen.gift.state === 'yours') return askUndo(c)
  const obstacle = obstacleOf(seen.gift)
  if (obstacle) return refused(c, giftGuid, seen, obstacle)
  return showDialog(c, seen, { asks: scope.user ? 'nothing' : 'email', contextId: randomUUID() }, 200)
}

export const crossOffPages = new Hono<Env>()
  .get('/gifts/:guid/cross-off', askCrossOff)
  .post('/gifts/:guid/cross-off', postCrossOff)
