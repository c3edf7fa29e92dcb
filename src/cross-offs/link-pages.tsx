import { Hono } from 'hono'
import { OwnershipQuestion } from '#views/list-view/OwnershipQuestion.tsx'
import { CrossedOffGiftPage, listUrlForGiver } from '#views/cross-offs/CrossedOffGiftPage.tsx'
import { CrossedOffProblemPage } from '#views/cross-offs/CrossedOffProblemPage.tsx'
import { flashOnNextPage } from '#web/flash.tsx'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { sendSessionCookie } from '#web/session.ts'
import { listOfUnconfirmedOwner, disclaimOwnership } from '../access/index.ts'
import { rememberSession } from '../accounts/index.ts'
import { undoneFlash } from './card-partial.tsx'
import { openLink } from './open-link.ts'
import { linkMessages, type LinkProblem } from './problems.ts'
import { undoCrossOffOfDeletedGift, undoCrossOff } from './undo-cross-off.ts'

function linkProblem(c: Http, problem: LinkProblem, username: string | null): Response {
  const isUndone = problem === 'CrossOffAlreadyUndone'
  const title = isUndone ? 'crossed_off.already_undone.title' : 'crossed_off.cannot_uncross'
  return page(
    c,
    { title: c.get('scope').texts.t(title), noIndex: true, status: isUndone ? 200 : 404 },
    <CrossedOffProblemPage titleId={title} messageId={linkMessages[problem]} username={username} />,
  )
}

const linkAddress = (c: Http) => `/crossedoff/${guidParam(c, 'giftGuid')}/${guidParam(c, 'crossOffGuid')}`

function askOwner(c: Http): Response {
  const title = c.get('scope').texts.t('listview.ask_owner.title')
  return page(c, { title, noIndex: true, width: 'narrow' }, <OwnershipQuestion address={linkAddress(c)} />)
}

async function postSomebodyElse(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const list = await listOfUnconfirmedOwner(scope, { gift: guidParam(c, 'giftGuid') })
  if (list) {
    await disclaimOwnership(scope, () => rememberSession(scope, scope.sql), list.id)
    sendSessionCookie(c)
  }
  return redirect(c, linkAddress(c))
}

async function showLink(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const giftGuid = guidParam(c, 'giftGuid')
  const opened = await openLink(scope, giftGuid, guidParam(c, 'crossOffGuid'))
  if (!opened.ok && (await listOfUnconfirmedOwner(scope, { gift: giftGuid }))) return askOwner(c)
  if (!opened.ok) return linkProblem(c, opened.problem, opened.detail?.username ?? null)
  const title = scope.texts.t('crossed_off.gift.page_title', { fullName: opened.value.fullName })
  return page(c, { title, noIndex: true, width: 'narrow' }, <CrossedOffGiftPage crossedOff={opened.value} />)
}

async function undoByLink(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const giftGuid = guidParam(c, 'giftGuid')
  const crossOffGuid = guidParam(c, 'crossOffGuid')
  const opened = await openLink(scope, giftGuid, crossOffGuid)
  if (!opened.ok) {
    if (await listOfUnconfirmedOwner(scope, { gift: giftGuid })) return redirect(c, linkAddress(c))
    await undoCrossOffOfDeletedGift(scope, giftGuid, { privateGuid: crossOffGuid })
    return linkProblem(c, opened.problem, opened.detail?.username ?? null)
  }
  const { username, isOwnersNow } = opened.value
  const outcome = await undoCrossOff(scope, { publicGuid: giftGuid, privateCrossOffGuid: crossOffGuid })
  if (!outcome.ok)
    return linkProblem(
      c,
      outcome.problem === 'GiftDeleted' ? 'GiftNotFound' : 'CrossOffAlreadyUndone',
      isOwnersNow ? null : username,
    )
  flashOnNextPage(c, undoneFlash(giftGuid))
  return redirect(c, listUrlForGiver(opened.value))
}

/** Pages behind the links in mails about cross-offs. */
export const linkPages = new Hono<Env>()
  .get('/crossedoff/:giftGuid/:crossOffGuid', showLink)
  .post('/crossedoff/:giftGuid/:crossOffGuid/somebody-else', postSomebodyElse)
  .post('/crossedoff/:giftGuid/:crossOffGuid/undo', undoByLink)
  .delete('/crossedoff/:giftGuid/:crossOffGuid', undoByLink)
