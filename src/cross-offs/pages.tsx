import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { listOfGift, type Access } from '../access/index.ts'
import { checkEmail, createGuest, login } from '../accounts/index.ts'
import { CrossedOff, CrossedOffLists } from '#views/cross-offs/CrossedOff.tsx'
import { CrossedOffGiftPage } from '#views/cross-offs/CrossedOffGiftPage.tsx'
import { CrossedOffProblemPage } from '#views/cross-offs/CrossedOffProblemPage.tsx'
import { CrossOffDialog, type CrossOffStep } from '#views/cross-offs/CrossOffDialog.tsx'
import { RefusedDialog } from '#views/cross-offs/RefusedDialog.tsx'
import { UndoDialog } from '#views/cross-offs/UndoDialog.tsx'
import { VisitorGiftCard } from '#views/cross-offs/VisitorGiftCard.tsx'
import { Piece } from '#views/layout/Piece.tsx'
import { guid, parse } from '#core/input.ts'
import { NotFound } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import type { Scope } from '#core/scope.ts'
import { flash, flashNext } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, dialog, redirect, page, refresh } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { clearNotice } from './clear-notice.ts'
import { crossOff } from './cross-off.ts'
import { addressForm, noFields, passwordForm } from './input.ts'
import { openLink } from './open-link.ts'
import {
  crossOffMessages,
  linkMessages,
  undoMessages,
  type CrossOffProblem,
  type LinkProblem,
  type UndoProblem,
} from './problems.ts'
import { givenBy, ownCrossOff, wasMadeBy, visitorsGift } from './queries.ts'
import { undoCrossOff } from './undo-cross-off.ts'
import type { VisitorsGift } from './visitors-gift.ts'

const guidOrNull = (text: string | undefined): string | null => {
  const given = parse(guid(), text)
  return given.ok ? given.value : null
}

/** The guid in the path: a gift's, or a notice's. @throws NotFound for a text that is none */
function guidOf(c: Http): string {
  const given = guidOrNull(c.req.param('guid'))
  if (!given) throw new NotFound()
  return given
}

type Opened = Extract<Access, { state: 'Access' }>['list']

/** A gift that the asker may see as a visitor, as it stands for them. */
interface SeenGift {
  list: Opened
  gift: VisitorsGift
}

/** Why the asker sees none; the list where it may be told, and whether a question stands before it. */
interface Unseen {
  problem: CrossOffProblem
  username: string | null
  asksQuestion?: boolean
}

/** What the asker sees of a gift: nothing of it where they own its list, which is asked first. */
async function lookAt(scope: Scope, giftGuid: string): Promise<SeenGift | Unseen> {
  const access = await listOfGift(scope, giftGuid)
  if (!access) return { problem: 'GiftDeleted', username: null }
  if (access.state === 'OwnedByCurrentUser') return { problem: 'OwnWishlist', username: access.list.username }
  if (access.state === 'Question') return { problem: 'NoAccess', username: access.username, asksQuestion: true }
  if (access.state !== 'Access') return { problem: 'NoAccess', username: null }
  const audiences = await visitorsGift(scope, giftGuid)
  if (!audiences) return { problem: 'GiftDeleted', username: access.list.username }
  const isCrosser = scope.user !== null && scope.user.id === audiences.crosserUserId
  return { list: access.list, gift: isCrosser ? audiences.forCrosser! : audiences.forVisitors }
}

/** The gift's card as it stands now, to go along with an answer: gone with its gift, and never there for who may not see it. */
function cardNow(giftGuid: string, seen: SeenGift | Unseen) {
  if ('gift' in seen) {
    return (
      <Piece target={`#gift-${giftGuid}`}>
        <VisitorGiftCard gift={seen.gift} justTaken />
      </Piece>
    )
  }
  return seen.problem === 'GiftDeleted' && <Piece target={`#gift-${giftGuid}`} swap="delete" />
}

const statusOf: Partial<Record<CrossOffProblem, 403 | 404>> = { OwnWishlist: 403, NoAccess: 403, GiftDeleted: 404 }

/** Says why a gift cannot be crossed off, with its card as it stands. */
async function refused(c: Http, giftGuid: string, { problem, username }: Unseen): Promise<Response> {
  const scope = c.get('scope')
  const isFragment = wantsFragment(c)
  return dialog(
    c,
    {
      title: scope.texts.t('cross_off.verb'),
      noIndex: true,
      width: 'narrow',
      status: isFragment || c.req.method !== 'GET' ? 422 : (statusOf[problem] ?? 200),
    },
    <>
      <RefusedDialog
        titleId="cross_off.refused_title"
        messageId={crossOffMessages[problem]}
        username={username}
        reloads={problem === 'NoAccess' || problem === 'OwnWishlist'}
      />
      {isFragment && cardNow(giftGuid, await lookAt(scope, giftGuid))}
    </>,
  )
}

/** Why a gift, as it is seen, cannot be crossed off. */
const obstacleOf = (gift: VisitorsGift): CrossOffProblem | null =>
  gift.state === 'taken' ? 'CrossedOffByOtherUser' : gift.state === 'locked' ? 'GiftUncrossable' : null

const anchorOf = (username: string, giftGuid: string) => `/${username}#gift-${giftGuid}`

const done = { id: 'cross_off.success_explanation', kind: 'good' } as const
const undone = { id: 'cross_off.undo_success_explanation', kind: 'good' } as const
const toOverview = { link: { href: '/crossedoff', label: 'cross_off.to_overview' } } as const

/** After a cross-off: the card as theirs, or the whole list where the session is another one by now. */
async function crossedOff(c: Http, { list, gift }: SeenGift, hasNewSession: boolean): Promise<Response> {
  const said = c.get('scope').user ? { ...done, ...toOverview } : done
  if (hasNewSession) {
    flashNext(c, said)
    return refresh(c, anchorOf(list.username, gift.publicGuid))
  }
  flash(c, said)
  c.header('HX-Trigger', 'close-dialog')
  return changed(
    c,
    anchorOf(list.username, gift.publicGuid),
    wantsFragment(c) && cardNow(gift.publicGuid, await lookAt(c.get('scope'), gift.publicGuid)),
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
 * Finds out who crosses off: the session's user, the account whose password is right, or a new afstreper.
 * @returns the scope to go on with, or the dialog shown again
 */
async function knowWho(c: Http, seen: SeenGift, contextId: string): Promise<Scope | Response> {
  const scope = c.get('scope')
  if (scope.user) return scope
  const again = (step: Omit<CrossOffStep, 'contextId'>) => showDialog(c, seen, { ...step, contextId }, 422)
  const address = await readForm(c, addressForm)
  const { typed } = address
  if (!address.ok) return again({ asks: 'email', errors: address.errors, typed })
  const { email } = address.value

  const byPassword = async () => {
    const given = await readForm(c, passwordForm)
    const wasAsked = typed['step'] === 'password'
    if (!given.ok) return again({ asks: 'password', errors: wasAsked ? given.errors : undefined, typed })
    const known = await login(scope, { emailOrUsername: email, password: given.value.password })
    return known
      ? switchSession(c, known.session, known.user)
      : again({ asks: 'password', errors: { password: ['general.password.wrong'] }, typed })
  }
  if ((await checkEmail(scope, email)) === 'Unavailable') return byPassword()
  const made = await createGuest(scope, email)
  if (made.ok) return switchSession(c, made.value.session, made.value.user)
  return made.problem === 'EmailInUse'
    ? byPassword()
    : again({ asks: 'email', errors: { email: ['cross_off.unusable_email'] }, typed })
}

/** Crosses a gift off for whoever the form turns out to be. */
async function postCrossOff(c: Http): Promise<Response> {
  const scope = c.get('scope')
  if (scope.session.userDeleted) requireUser(scope)
  const giftGuid = guidOf(c)
  const contextId = guidOrNull((await readForm(c, noFields)).typed['contextId']) ?? randomUUID()
  const seen = await lookAt(scope, giftGuid)
  if (!('gift' in seen)) return seen.asksQuestion ? redirect(c, `/${seen.username}`) : refused(c, giftGuid, seen)
  if (!scope.user) {
    if (await wasMadeBy(scope.sql, giftGuid, contextId)) return crossedOff(c, seen, true)
    const obstacle = obstacleOf(seen.gift)
    if (obstacle) return refused(c, giftGuid, { problem: obstacle, username: seen.list.username })
  }
  const who = await knowWho(c, seen, contextId)
  if (who instanceof Response) return who
  const hasNewSession = who !== scope
  const outcome = await crossOff(who, giftGuid, contextId)
  if (outcome.ok || (hasNewSession && (await wasMadeBy(scope.sql, giftGuid, contextId))))
    return crossedOff(c, seen, hasNewSession)
  if (!hasNewSession) return refused(c, giftGuid, { problem: outcome.problem, username: seen.list.username })
  flashNext(c, { id: crossOffMessages[outcome.problem], kind: 'bad' })
  return refresh(c, `/${seen.list.username}`)
}

/** Asks whether the reader gives this gift, or says why that cannot be; who gives it already is asked about undoing it. */
async function askCrossOff(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const giftGuid = guidOf(c)
  const seen = await lookAt(scope, giftGuid)
  if (!('gift' in seen)) return seen.asksQuestion ? redirect(c, `/${seen.username}`) : refused(c, giftGuid, seen)
  if (seen.gift.state === 'yours') return askUndo(c)
  const obstacle = obstacleOf(seen.gift)
  if (obstacle) return refused(c, giftGuid, { problem: obstacle, username: seen.list.username })
  return showDialog(c, seen, { asks: scope.user ? 'nothing' : 'email', contextId: randomUUID() }, 200)
}

const isFromOverview = (c: Http) => c.req.query('from') === 'overview'

/** What stands where the asker came from: the overview without what is undone, or the gift's card. */
async function placeOf(c: Http, giftGuid: string) {
  const scope = c.get('scope')
  if (isFromOverview(c)) {
    return (
      <Piece target="#crossed-off">
        <CrossedOffLists given={await givenBy(scope)} />
      </Piece>
    )
  }
  return cardNow(giftGuid, await lookAt(scope, giftGuid))
}

/** Says why nothing was undone; the place that it was asked from is shown as it stands. */
async function undoRefused(c: Http, giftGuid: string, problem: UndoProblem): Promise<Response> {
  const { texts } = c.get('scope')
  const seen = await lookAt(c.get('scope'), giftGuid)
  const isFragment = wantsFragment(c)
  return dialog(
    c,
    {
      title: texts.t('crossed_off.undo_failed_title'),
      noIndex: true,
      width: 'narrow',
      status: isFragment || c.req.method !== 'GET' ? 422 : problem === 'GiftDeleted' ? 404 : 200,
    },
    <>
      <RefusedDialog
        titleId="crossed_off.undo_failed_title"
        messageId={undoMessages[problem]}
        username={'gift' in seen ? seen.list.username : seen.username}
      />
      {isFragment && (await placeOf(c, giftGuid))}
    </>,
  )
}

/** Why the asker has nothing to undo at this gift; an owner of its list is told nothing of it. */
async function whyNothingToUndo(scope: Scope, giftGuid: string): Promise<UndoProblem> {
  const seen = await lookAt(scope, giftGuid)
  if ('gift' in seen) return seen.gift.state === 'taken' ? 'CrossedOffBySomeoneElse' : 'Other'
  return seen.problem === 'GiftDeleted' ? 'GiftDeleted' : 'Other'
}

async function askUndo(c: Http): Promise<Response> {
  const scope = c.get('scope')
  requireUser(scope)
  const giftGuid = guidOf(c)
  const own = await ownCrossOff(scope, giftGuid)
  if (!own) return undoRefused(c, giftGuid, await whyNothingToUndo(scope, giftGuid))
  return dialog(
    c,
    { title: scope.texts.t('crossed_off.undo.title'), noIndex: true, width: 'narrow' },
    <UndoDialog own={own} fromOverview={isFromOverview(c)} />,
  )
}

async function postUndo(c: Http): Promise<Response> {
  const scope = c.get('scope')
  requireUser(scope)
  const giftGuid = guidOf(c)
  const own = await ownCrossOff(scope, giftGuid)
  if (!own) return undoRefused(c, giftGuid, await whyNothingToUndo(scope, giftGuid))
  const outcome = await undoCrossOff(scope, { publicGuid: giftGuid, privateCrossOffGuid: own.privateGuid })
  if (!outcome.ok) return undoRefused(c, giftGuid, outcome.problem)
  flash(c, undone)
  c.header('HX-Trigger', 'close-dialog')
  return changed(
    c,
    isFromOverview(c) ? '/crossedoff' : anchorOf(own.username, giftGuid),
    wantsFragment(c) && (await placeOf(c, giftGuid)),
  )
}

async function overview(c: Http): Promise<Response> {
  const scope = c.get('scope')
  requireUser(scope)
  return page(
    c,
    { title: scope.texts.t('layout.crossed_off'), current: 'crossedOff', noIndex: true },
    <CrossedOff given={await givenBy(scope)} />,
  )
}

async function postClear(c: Http): Promise<Response> {
  const scope = c.get('scope')
  requireUser(scope)
  await clearNotice(scope, guidOf(c))
  return changed(c, '/crossedoff', wantsFragment(c) && <CrossedOffLists given={await givenBy(scope)} isCleared />)
}

const linkOfPath = (c: Http) => [guidOrNull(c.req.param('giftGuid')), guidOrNull(c.req.param('crossOffGuid'))] as const

function linkProblem(c: Http, problem: LinkProblem, username: string | null): Response {
  const isUndone = problem === 'CrossOffAlreadyUndone'
  const title = isUndone ? 'crossed_off.already_undone.title' : 'crossed_off.cannot_uncross'
  return page(
    c,
    { title: c.get('scope').texts.t(title), noIndex: true, status: isUndone ? 200 : 404 },
    <CrossedOffProblemPage titleId={title} messageId={linkMessages[problem]} username={username} />,
  )
}

async function showLink(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const opened = await openLink(scope, ...linkOfPath(c))
  if (!opened.ok) return linkProblem(c, opened.problem, opened.detail?.username ?? null)
  const title = scope.texts.t('crossed_off.gift.page_title', { fullName: opened.value.fullName })
  return page(c, { title, noIndex: true, width: 'narrow' }, <CrossedOffGiftPage crossedOff={opened.value} />)
}

/** Undoes by the link, whoever holds it, and leads to the list. */
async function undoByLink(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const [giftGuid, crossOffGuid] = linkOfPath(c)
  const opened = await openLink(scope, giftGuid, crossOffGuid)
  if (!opened.ok) return linkProblem(c, opened.problem, opened.detail?.username ?? null)
  const { username } = opened.value
  const outcome = await undoCrossOff(scope, { publicGuid: giftGuid!, privateCrossOffGuid: crossOffGuid! })
  if (!outcome.ok)
    return linkProblem(c, outcome.problem === 'GiftDeleted' ? 'GiftNotFound' : 'CrossOffAlreadyUndone', username)
  flashNext(c, undone)
  return redirect(c, `/${username}`)
}

export const crossOffPages = new Hono<Env>()
  .get('/gifts/:guid/cross-off', askCrossOff)
  .post('/gifts/:guid/cross-off', postCrossOff)
  .delete('/gifts/:guid/cross-off', postUndo)
  .get('/gifts/:guid/cross-off/undo', askUndo)
  .post('/gifts/:guid/cross-off/undo', postUndo)
  .get('/crossedoff', overview)
  .get('/friends/gifts', overview)
  .post('/crossedoff/notices/:guid/clear', postClear)
  .get('/crossedoff/:giftGuid/:crossOffGuid', showLink)
  .post('/crossedoff/:giftGuid/:crossOffGuid/undo', undoByLink)
  .delete('/crossedoff/:giftGuid/:crossOffGuid', undoByLink)
