import { fullNameOf, listNamePattern } from '#core/names.ts'
import { Hono } from 'hono'
import { Gate, gateTitle, type Closed } from '#views/list-view/Gate.tsx'
import { OwnershipQuestion } from '#views/list-view/OwnershipQuestion.tsx'
import { ListHead } from '#views/list-view/ListHead.tsx'
import { ListNotFound } from '#views/list-view/ListNotFound.tsx'
import { AddLink } from '#views/gifts/AddLink.tsx'
import { OwnList } from '#views/list-view/OwnList.tsx'
import { VisitedGifts, VisitedList } from '#views/list-view/VisitedList.tsx'
import {
  listFor,
  listOfUnconfirmedOwner,
  disclaimOwnership,
  verifyAnswer,
  type Access,
  type SeenList,
} from '../access/index.ts'
import { rememberSession } from '../accounts/index.ts'
import { postsOf } from '../forum/index.ts'
import { visitorsCategories, ownersCategories } from '../gift/index.ts'
import { recentDeletions } from '../gifts/index.ts'
import { ownersOf } from '../owners/index.ts'
import { UserDeleted } from '#core/errors.ts'
import type { FieldErrors } from '#core/input.ts'
import type { Scope } from '#core/scope.ts'
import { pageCsrfToken } from '#web/csrf.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { readForm } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import {
  fragment,
  fragmentHtml,
  markup,
  page,
  pageHtml,
  redirect,
  sendHtml,
  sendPacked,
  sharedView,
} from '#web/render.tsx'
import { keepWithOwners } from '#web/kept-markup.ts'
import { marks } from '#web/page-cache.ts'
import { sendSessionCookie } from '#web/session.ts'
import { answerForm } from './input.ts'
import { listRequestOf, shownRegion, type RenderedGifts } from './cache-middleware.ts'

const titleOf = (c: Http, list: SeenList): string =>
  list.title ?? c.get('scope').texts.t('list.of', { name: fullNameOf(list) })

const liveAddress = (list: SeenList): string => `/live?watch=list:${list.publicGuid}`

/** Returns the live URL for an owner's page. The topic `owners` shows the owners which of them have the list open. */
const ownersLiveAddress = (list: SeenList): string => `${liveAddress(list)}&watch=owners:${list.publicGuid}`

/**
 * Replaces a page that still shows the list as the user saw it before: they have logged in or out elsewhere, or have
 * become or stopped being an owner.
 */
function replaceStalePage(c: Http, wasOwner: boolean): Response {
  // A page made for an owner redirects to the start page, because a former owner must be asked before they see what is
  // crossed off.
  if (wasOwner) {
    if (c.get('scope').user) flashOnNextPage(c, { id: 'owners.gone', kind: 'bad' })
    return redirect(c, '/')
  }
  c.header('HX-Refresh', 'true')
  return c.body(null, 204)
}

async function showOwnList(
  c: Http,
  { list, hasDeletedGifts }: Extract<Access, { state: 'OwnedByCurrentUser' }>,
): Promise<Response> {
  const scope = c.get('scope')
  const shown = shownRegion(c)
  if (wantsFragment(c) && shown === 'visited-list') return replaceStalePage(c, false)
  keepWithOwners(c)
  const [categories, deletions, owners, forum] = await Promise.all([
    ownersCategories(scope, list, listRequestOf(c)?.readCategories),
    hasDeletedGifts ? recentDeletions(scope, list.id) : [],
    ownersOf(scope, list.id),
    postsOf(scope, list.id, true),
  ])
  const content = <OwnList list={list} categories={categories} deletions={deletions} owners={owners} forum={forum} />
  if (wantsFragment(c)) return fragment(c, content)
  const add = c.req.query('add')?.trim()
  return page(
    c,
    {
      title: titleOf(c, list),
      current: 'lists',
      live: ownersLiveAddress(list),
      editing: true,
      noIndex: true,
    },
    <>
      {add && <AddLink username={list.username} link={add} />}
      {content}
    </>,
  )
}

async function showVisitedList(c: Http, { list }: Extract<Access, { state: 'Access' }>): Promise<Response> {
  const scope = c.get('scope')
  const shown = shownRegion(c)
  if (wantsFragment(c) && shown === 'own-list') return replaceStalePage(c, true)
  const kept = listRequestOf(c)?.page
  const [gifts, forum] = await Promise.all([
    kept?.gifts ? null : renderGifts(scope, list),
    postsOf(scope, list.id, false),
  ])
  // The gifts are a part of their own, because most visitors see the same gifts. Both parts are cached if `kept` is
  // set.
  const content = <VisitedList list={list} gifts={marks.gifts} forum={forum} />
  const title = titleOf(c, list)
  const options = { title, live: liveAddress(list), noIndex: !isIndexable(list), head: <ListHead list={list} /> }
  if (wantsFragment(c)) c.header('Vary', 'HX-Request')
  const frame = wantsFragment(c) ? fragmentHtml(c, content) : pageHtml(c, options, content)
  return kept
    ? sendPacked(c, await kept.pack(frame, gifts))
    : sendHtml(
        c,
        frame.replaceAll(marks.token, pageCsrfToken(c)).replace(marks.gifts, () => gifts!.html),
      )
}

async function renderGifts(scope: Scope, list: SeenList): Promise<RenderedGifts> {
  const categories = await visitorsCategories(scope, list.id)
  const own = categories.flatMap(({ gifts }) => gifts.flatMap(({ id, state }) => (state === 'yours' ? [id] : [])))
  return {
    html: markup(sharedView(scope), <VisitedGifts list={list} categories={categories} />),
    own: own.sort((a, b) => a - b),
  }
}

function askOwner(c: Http, list: SeenList): Response {
  if (wantsFragment(c)) return replaceStalePage(c, shownRegion(c) === 'own-list')
  const title = c.get('scope').texts.t('listview.ask_owner.title')
  return page(
    c,
    { title, width: 'narrow', noIndex: true, head: <ListHead list={list} /> },
    <OwnershipQuestion address={`/${list.username}`} />,
  )
}

async function postSomebodyElse(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const username = c.req.param('username')!
  const list = listNamePattern.test(username) ? await listOfUnconfirmedOwner(scope, { username }) : null
  if (list) {
    await disclaimOwnership(scope, () => rememberSession(scope, scope.sql), list.id)
    sendSessionCookie(c)
  }
  return redirect(c, `/${username}`)
}

/** Whether search engines may index the list: everybody may open it, and its owner wants it to be found. */
const isIndexable = (list: SeenList): boolean => list.accessType === 'PUBLIC' && list.wantsSearch

interface Refused {
  errors: FieldErrors
  typed: string
}

function showGate(
  c: Http,
  access: Closed,
  { then, refused }: { then?: 'qr' | undefined; refused?: Refused } = {},
): Response {
  const { texts } = c.get('scope')
  if (wantsFragment(c) && !refused) return replaceStalePage(c, shownRegion(c) === 'own-list')
  const status = refused ? 422 : access.state === 'Question' ? 200 : 403
  return page(
    c,
    { title: gateTitle(texts, access), width: 'narrow', noIndex: true, head: <ListHead />, status },
    <Gate access={access} {...(then && { then })} {...refused} />,
  )
}

/**
 * Shows that there is no such list.
 * @throws UserDeleted in a session whose account was deleted, because that deleted its lists too
 */
function showNotFound(c: Http, username: string): Response {
  const { session, texts } = c.get('scope')
  if (session.userDeleted) throw new UserDeleted()
  const deletedJustNow = c.req.query('deleted') === '1'
  if (wantsFragment(c)) return redirect(c, `/${username}${deletedJustNow ? '?deleted=1' : ''}`)
  return page(
    c,
    {
      title: texts.t(deletedJustNow ? 'listview.deleted.title' : 'listview.not_found.title'),
      noIndex: true,
      status: 404,
    },
    <ListNotFound name={username} deletedJustNow={deletedJustNow} />,
  )
}

const searchOf = (c: Http): string => new URL(c.req.url).search

const redirectToCanonical = (c: Http, username: string): Response => c.redirect(`/${username}${searchOf(c)}`, 301)

async function showList(c: Http, username: string): Promise<Response> {
  const access = listRequestOf(c)?.visit.access ?? (await listFor(c.get('scope'), username))
  if (!access) return showNotFound(c, username)
  const canonical = 'list' in access ? access.list.username : access.username
  if (canonical !== username) return redirectToCanonical(c, canonical)
  if (access.state === 'OwnedByCurrentUser') return showOwnList(c, access)
  if (access.state === 'Access') return showVisitedList(c, access)
  if (access.state === 'OwnershipUnconfirmed') return askOwner(c, access.list)
  return showGate(c, access)
}

export const listViewPages = new Hono<Env>()
  .get('/list/open/:username', (c) => redirectToCanonical(c, encodeURIComponent(c.req.param('username'))))
  .post('/:username/somebody-else', postSomebodyElse)
  .get('/:username', (c) => showList(c, c.req.param('username')))
  .post('/:username', async (c) => {
    const scope = c.get('scope')
    const access = await listFor(scope, c.req.param('username'))
    if (!access) return showNotFound(c, c.req.param('username'))
    if (access.state !== 'Question') return redirect(c, `/${'list' in access ? access.list.username : access.username}`)
    const form = await readForm(c, answerForm)
    const typed = form.typed['answer'] ?? ''
    const then = form.typed['then'] === 'qr' ? ('qr' as const) : undefined
    if (!form.ok) return showGate(c, access, { then, refused: { errors: form.errors, typed } })
    const isRight = await verifyAnswer(
      scope,
      () => rememberSession(scope, scope.sql),
      access.username,
      form.value.answer,
    )
    if (isRight === false)
      return showGate(c, access, { then, refused: { errors: { answer: ['listview.question.wrong_answer'] }, typed } })
    sendSessionCookie(c)
    return redirect(c, then ? `/${access.username}/${then}` : `/${access.username}`)
  })
