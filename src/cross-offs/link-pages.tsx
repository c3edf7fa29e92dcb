import { Hono } from 'hono'
import { CrossedOffGiftPage, listAddress } from '#views/cross-offs/CrossedOffGiftPage.tsx'
import { CrossedOffProblemPage } from '#views/cross-offs/CrossedOffProblemPage.tsx'
import { flashNext } from '#web/flash.tsx'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { undoneFlash } from './card-piece.tsx'
import { openLink } from './open-link.ts'
import { linkMessages, type LinkProblem } from './problems.ts'
import { freeDeletedGift, undoCrossOff } from './undo-cross-off.ts'

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
  const opened = await openLink(scope, guidParam(c, 'giftGuid'), guidParam(c, 'crossOffGuid'))
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
    await freeDeletedGift(scope, giftGuid, { privateGuid: crossOffGuid })
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
  flashNext(c, undoneFlash(giftGuid))
  return redirect(c, listAddress(opened.value))
}

/** The links in mails about cross-offs. */
export const linkPages = new Hono<Env>()
  .get('/crossedoff/:giftGuid/:crossOffGuid', showLink)
  .post('/crossedoff/:giftGuid/:crossOffGuid/undo', undoByLink)
  .delete('/crossedoff/:giftGuid/:crossOffGuid', undoByLink)
