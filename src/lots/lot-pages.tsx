import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { Lot, type LotProps } from '#views/lots/Lot.tsx'
import { lotAddress, lotPath } from '#views/lots/addresses.ts'
import { LotHead } from '#views/lots/LotHead.tsx'
import { NewListDialog } from '#views/lots/NewListDialog.tsx'
import { OtherUserDialog } from '#views/lots/OtherUserDialog.tsx'
import { QuestionDialog } from '#views/lots/QuestionDialog.tsx'
import { homeAddress } from '#views/draws/addresses.ts'
import { Piece } from '#views/layout/Piece.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import { logSessionOut } from '../accounts/index.ts'
import { addList, createListMessages, newListInput, summariesOf } from '../lists/index.ts'
import { optionalGuid, type FieldErrors } from '#core/input.ts'
import { flash, flashNext } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, dialog, fragment, redirect, page } from '#web/render.tsx'
import { keepSession, switchSession } from '#web/session.ts'
import { questionInput } from '../draws/input.ts'
import { lotFor, type LotView } from './lot-for.ts'
import { guidIn, leadToProblem, requireDraws, showProblem } from '../draws/manage-pages.tsx'
import { nudgeMessages, questionMessages, selectMessages, type SelectProblem } from '../draws/problems.ts'
import { registerFirstView } from './register-first-view.ts'
import { selectList } from './select-list.ts'
import { sendNudge } from './send-nudge.ts'
import { sendQuestion } from './send-question.ts'

const t = (c: Http) => c.get('scope').texts.t

/** The lot in the path, or the answer where it doesn't open. */
async function lotOf(c: Http): Promise<LotView | Response> {
  requireDraws(c)
  const lotGuid = guidIn(c, 'guid')
  if (!lotGuid) return leadToProblem(c, 'lootje', 'NotFound')
  const lot = await lotFor(c.get('scope'), lotGuid)
  if (!lot.ok) return leadToProblem(c, 'lootje', lot.problem)
  keepSession(c)
  return lot.value
}

// ── Whose lot it is ────────────────────────────────────────────────────────────────────────────────────────────────

const shownCookie = 'lots-shown'
const mostShown = 10

/** Lots that somebody with another address wants to see all the same, by the first part of their participants' public guids. */
const shownOf = (c: Http): string[] =>
  (getCookie(c, shownCookie) ?? '').split('.').filter((each) => /^[0-9a-f]{8}$/.test(each))
const markOf = ({ participantPublicGuid }: LotView) => participantPublicGuid.slice(0, 8)

function rememberShown(c: Http, lot: LotView): void {
  const marks = [...new Set([markOf(lot), ...shownOf(c)])].slice(0, mostShown)
  setCookie(c, shownCookie, marks.join('.'), {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/lootjestrekken',
    maxAge: 90 * 24 * 3600,
  })
}

const isOthers = (c: Http, lot: LotView): boolean => {
  const { user } = c.get('scope')
  return user !== null && user.email.toLowerCase() !== lot.email.toLowerCase()
}

// ── Showing it ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The lot as it is now. */
async function content(c: Http, lot: LotView, more: Pick<LotProps, 'opening' | 'justSelected'> = {}) {
  const scope = c.get('scope')
  const lists = lot.isViewed && scope.user?.isAccount ? await summariesOf(scope, { withGiftCount: true }) : []
  const others = isOthers(c, lot)
  return (
    <Lot
      lot={lot}
      lists={lists}
      isOthers={others}
      asksWho={others && !wantsFragment(c) && !shownOf(c).includes(markOf(lot))}
      {...more}
    />
  )
}

const aboutLot = (c: Http) =>
  ({ title: t(c)('lot.page_title'), current: 'draws', noIndex: true, head: <LotHead /> }) as const

async function showLot(c: Http): Promise<Response> {
  const lot = await lotOf(c)
  if (lot instanceof Response) return lot
  if (c.req.query('toon') === '1') {
    rememberShown(c, lot)
    return redirect(c, lotAddress(lot.lotGuid))
  }
  return wantsFragment(c) ? fragment(c, await content(c, lot)) : page(c, aboutLot(c), await content(c, lot))
}

/** After a change: the lot as it is now, to htmx in its place, else by its page. */
async function lotChanged(
  c: Http,
  lotGuid: string,
  more: Pick<LotProps, 'opening' | 'justSelected'> = {},
): Promise<Response> {
  if (!wantsFragment(c)) return redirect(c, lotAddress(lotGuid))
  const lot = await lotFor(c.get('scope'), lotGuid)
  if (!lot.ok) return leadToProblem(c, 'lootje', lot.problem)
  return fragment(c, await content(c, lot.value, more))
}

async function postOpen(c: Http): Promise<Response> {
  const lot = await lotOf(c)
  if (lot instanceof Response) return lot
  await registerFirstView(c.get('scope'), lot.lotGuid)
  if (isOthers(c, lot)) rememberShown(c, lot)
  return lotChanged(c, lot.lotGuid, { opening: true })
}

// ── Nudge and question ─────────────────────────────────────────────────────────────────────────────────────────────

async function postNudge(c: Http): Promise<Response> {
  const lot = await lotOf(c)
  if (lot instanceof Response) return lot
  const { name } = lot.drawn
  const nudged = await sendNudge(c.get('scope'), lot.lotGuid)
  if (!nudged.ok && nudged.problem === 'LotDoesNotExist') return leadToProblem(c, 'lootje', 'Deleted')
  flash(
    c,
    nudged.ok
      ? { id: 'lot.nudge.sent', values: { name }, kind: 'good' }
      : { id: nudgeMessages[nudged.problem], values: { name }, kind: 'bad' },
  )
  return lotChanged(c, lot.lotGuid)
}

const showQuestion = (c: Http, lot: LotView, status: 200 | 422 = 200, state: FormState = {}): Response =>
  dialog(
    c,
    { ...aboutLot(c), title: t(c)('lot.question'), width: 'narrow', status },
    <QuestionDialog lotGuid={lot.lotGuid} name={lot.drawn.name} {...state} />,
  )

/** The lot in the path once it was opened; who hasn't, is led to its envelope. */
async function openedLot(c: Http): Promise<LotView | Response> {
  const lot = await lotOf(c)
  return lot instanceof Response || lot.isViewed ? lot : redirect(c, lotAddress(lot.lotGuid))
}

async function postQuestion(c: Http): Promise<Response> {
  const lot = await openedLot(c)
  if (lot instanceof Response) return lot
  const form = await readForm(c, questionInput, { lotPrivateGuid: lot.lotGuid })
  if (!form.ok) return showQuestion(c, lot, 422, form)
  const sent = await sendQuestion(c.get('scope'), lot.lotGuid, form.value.question)
  if (!sent.ok)
    return showQuestion(c, lot, 422, { typed: form.typed, errors: { form: [questionMessages[sent.problem]] } })
  flash(c, { id: 'lot.question.sent', values: { name: lot.drawn.name }, kind: 'good' })
  c.header('HX-Trigger', 'close-dialog')
  return changed(c, lotAddress(lot.lotGuid), null)
}

// ── Own lists ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Why a list was not linked: a deleted draw leads to the overview, everything else to the lot as it is. */
function selectRefused(c: Http, lotGuid: string, problem: SelectProblem): Response | Promise<Response> {
  if (problem !== 'LotingDeleted') {
    flash(c, { id: selectMessages[problem], kind: 'bad' })
    return lotChanged(c, lotGuid)
  }
  flashNext(c, { id: selectMessages[problem], kind: 'bad' })
  return redirect(c, homeAddress)
}

async function postSelect(c: Http): Promise<Response> {
  requireDraws(c)
  const lotGuid = guidIn(c, 'guid')
  if (!lotGuid) return leadToProblem(c, 'lootje', 'NotFound')
  const form = await readForm(c, z.object({ wishlistPrivateGuid: optionalGuid() }))
  if (!form.ok) return selectRefused(c, lotGuid, 'WishlistNotFound')
  const before = await lotFor(c.get('scope'), lotGuid)
  if (!before.ok && before.problem !== 'Deleted') return leadToProblem(c, 'lootje', before.problem)
  const { wishlistPrivateGuid } = form.value
  const selected = await selectList(c.get('scope'), lotGuid, wishlistPrivateGuid)
  if (!selected.ok) return selectRefused(c, lotGuid, selected.problem)
  flash(c, { id: wishlistPrivateGuid ? 'lot.own.chosen' : 'lot.own.taken_off', kind: 'good' })
  const pressed = wishlistPrivateGuid ?? (before.ok ? before.value.selectedListPrivateGuid : null)
  return lotChanged(c, lotGuid, pressed === null ? {} : { justSelected: pressed })
}

const showNewList = (c: Http, lot: LotView, status: 200 | 422 = 200, state: FormState = {}): Response =>
  dialog(
    c,
    { ...aboutLot(c), title: t(c)('lot.new_list.title'), width: 'narrow', status },
    <NewListDialog lotGuid={lot.lotGuid} {...state} />,
  )

/** Where somebody without an account goes to get one with the list. */
const createAddress = (lot: LotView) => `/account/create?fromLot=${lot.lotGuid}`

async function askNewList(c: Http): Promise<Response> {
  const lot = await openedLot(c)
  if (lot instanceof Response) return lot
  return c.get('scope').user?.isAccount ? showNewList(c, lot) : redirect(c, createAddress(lot))
}

async function postNewList(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const lot = await openedLot(c)
  if (lot instanceof Response) return lot
  if (!scope.user?.isAccount) return redirect(c, createAddress(lot))
  const form = await readForm(c, newListInput, { accessType: 'PUBLIC' })
  if (!form.ok) return showNewList(c, lot, 422, form)
  const made = await addList(scope, form.value)
  if (!made.ok) {
    const errors: FieldErrors = {
      [made.problem === 'Unavailable' ? 'username' : 'form']: [createListMessages[made.problem]],
    }
    return showNewList(c, lot, 422, { typed: form.typed, errors })
  }
  const selected = await selectList(scope, lot.lotGuid, made.value.privateGuid)
  if (!selected.ok) return selectRefused(c, lot.lotGuid, selected.problem)
  flash(c, { id: 'lot.new_list.done', kind: 'good', link: { href: made.value.localLink, label: 'new_list.open' } })
  if (!wantsFragment(c)) return redirect(c, lotAddress(lot.lotGuid))
  const now = await lotFor(scope, lot.lotGuid)
  if (!now.ok) return leadToProblem(c, 'lootje', now.problem)
  c.header('HX-Trigger', 'close-dialog')
  return fragment(
    c,
    <Piece target="#lot" swap="outerMorph">
      {await content(c, now.value, { justSelected: made.value.privateGuid })}
    </Piece>,
  )
}

// ── Somebody else is logged in ─────────────────────────────────────────────────────────────────────────────────────

async function askOtherUser(c: Http): Promise<Response> {
  const lot = await lotOf(c)
  if (lot instanceof Response) return lot
  if (!isOthers(c, lot)) return redirect(c, lotAddress(lot.lotGuid))
  return dialog(c, { ...aboutLot(c), width: 'narrow' }, <OtherUserDialog lot={lot} />)
}

/** Logs out; where the lot's address has an account, its login comes next. */
async function goOnAsRecipient(c: Http): Promise<Response> {
  const lot = await lotOf(c)
  if (lot instanceof Response) return lot
  switchSession(c, await logSessionOut(c.get('scope')), null)
  const address = lotAddress(lot.lotGuid)
  return redirect(
    c,
    lot.hasAccount
      ? `/account/login?returnUrl=${encodeURIComponent(address)}&emailOrUsername=${encodeURIComponent(lot.email)}`
      : address,
  )
}

/** Leads a link in another form to the lot's own address. */
function toLot(c: Http): Response {
  requireDraws(c)
  c.header('Cache-Control', 'no-store')
  return c.redirect(lotAddress(encodeURIComponent(c.req.param('guid') ?? '')), 301)
}

export const lotPages = new Hono<Env>()
  .get(`${lotPath}/verwijderd`, (c) => showProblem(c, 'lootje', 'verwijderd'))
  .get(`${lotPath}/kapot`, (c) => showProblem(c, 'lootje', 'kapot'))
  .get(`${lotPath}/nietgevonden`, (c) => showProblem(c, 'lootje', 'nietgevonden'))
  .get('/lootjestrekken/lot/:guid', toLot)
  .get('/lootje/:guid', showLot)
  .get(`${lotPath}/:guid`, showLot)
  .post(`${lotPath}/:guid/openen`, postOpen)
  // a reload or a link back after the form without script
  .get(`${lotPath}/:guid/openen`, (c) => redirect(c, lotAddress(guidIn(c, 'guid') ?? 'nietgevonden')))
  .post(`${lotPath}/:guid/seintje`, postNudge)
  .get(`${lotPath}/:guid/vraag`, async (c) => {
    const lot = await openedLot(c)
    return lot instanceof Response ? lot : showQuestion(c, lot)
  })
  .post(`${lotPath}/:guid/vraag`, postQuestion)
  .post(`${lotPath}/:guid/lijst`, postSelect)
  .get(`${lotPath}/:guid/lijst/nieuw`, askNewList)
  .post(`${lotPath}/:guid/lijst/nieuw`, postNewList)
  .get(`${lotPath}/:guid/van-wie`, askOtherUser)
  .post(`${lotPath}/:guid/als-ontvanger`, goOnAsRecipient)
