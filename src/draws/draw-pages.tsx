import { Hono } from 'hono'
import {
  deleteDrawUrl,
  drawUrl,
  drawsUrl,
  organizerLinkUrl,
  remindUrl,
  sendHeldUrl,
  wizardUrl,
} from '#views/draws/urls.ts'
import { gatheringUrl } from '#views/gatherings/urls.ts'
import { loginUrl } from '#views/accounts/urls.ts'
import { DeleteDialog } from '#views/draws/manage/DeleteDialog.tsx'
import { Draw } from '#views/draws/manage/Draw.tsx'
import { parse } from '#core/input.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { dialog, fragment, page, redirect } from '#web/render.tsx'
import { sendSessionCookie } from '#web/session.ts'
import { redirectToProblem, requireDraws } from '../lots/web.ts'
import { deleteDraw } from './delete-draw.ts'
import { drawFor, type DrawView } from './draw-for.ts'
import { openInput } from './input.ts'
import { drawGuidOf, isDrawOfAccount, managedDraw } from './managed-draw.ts'
import { openDrawByKey } from './open-draw-by-key.ts'
import { deleteMessages, remindMessages, sendHeldMessages } from './problems.ts'
import { remindAll } from './remind-all.ts'
import { sendHeldLotsOf } from './send-held-lots.ts'

const t = (c: Http) => c.get('scope').texts.t

/** Returns the draw in the path, or a redirect to the page that says why it doesn't open. */
export async function requestedDraw(c: Http): Promise<DrawView | Response> {
  requireDraws(c)
  const draw = await drawFor(c.get('scope'), guidParam(c))
  if (draw.ok) return draw.value
  // A draw that waits for its people has a page of its own.
  const isWaiting = draw.problem === 'NotDrawn' && (await managedDraw(c.get('scope'), guidParam(c)))?.isDrawn === false
  return isWaiting ? redirect(c, gatheringUrl(guidParam(c))) : redirectToProblem(c, 'loting', draw.problem)
}

async function showDraw(c: Http): Promise<Response> {
  const draw = await requestedDraw(c)
  if (draw instanceof Response) return draw
  const isOld = c.req.query('nieuw') !== '1'
  const content = <Draw draw={draw} isOld={isOld} />
  if (wantsFragment(c)) return fragment(c, content)
  const title = isOld ? t(c)('loting.manage.title', { title: draw.title }) : t(c)('loting.sent.title')
  return page(c, { title, current: 'draws', live: `/live?watch=draw:${draw.publicGuid}`, noIndex: true }, content)
}

async function askDelete(c: Http): Promise<Response> {
  const draw = await requestedDraw(c)
  if (draw instanceof Response) return draw
  return dialog(
    c,
    { title: t(c)('loting.delete.title'), current: 'draws', width: 'narrow', noIndex: true },
    <DeleteDialog draw={draw} />,
  )
}

async function postDelete(c: Http): Promise<Response> {
  requireDraws(c)
  const publicGuid = guidParam(c)
  const deleted = await deleteDraw(c.get('scope'), publicGuid)
  if (!deleted.ok) {
    flashOnNextPage(c, { id: deleteMessages[deleted.problem], kind: 'bad' })
    return redirect(c, drawUrl(publicGuid))
  }
  flashOnNextPage(c, { id: 'loting.delete_success', kind: 'good' })
  return redirect(c, drawsUrl)
}

async function postSendHeld(c: Http): Promise<Response> {
  requireDraws(c)
  const publicGuid = guidParam(c)
  const sent = await sendHeldLotsOf(c.get('scope'), publicGuid)
  if (sent.ok) flashOnNextPage(c, { id: 'loting.held.sent', values: { count: sent.value }, kind: 'good' })
  else flashOnNextPage(c, { id: sendHeldMessages[sent.problem], kind: 'bad' })
  return redirect(c, drawUrl(publicGuid))
}

async function postRemind(c: Http): Promise<Response> {
  requireDraws(c)
  const publicGuid = guidParam(c)
  const reminded = await remindAll(c.get('scope'), publicGuid)
  if (reminded.ok) flashOnNextPage(c, { id: 'loting.remind.done', values: { count: reminded.value }, kind: 'good' })
  else flashOnNextPage(c, { id: remindMessages[reminded.problem], kind: 'bad' })
  return redirect(c, drawUrl(publicGuid))
}

// ── Links in mails ─────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Handles the link in the mail to an organizer with an account. The link alone gives no access: a logged-out caller
 * must log in first.
 */
async function redirectToDraw(c: Http): Promise<Response> {
  requireDraws(c)
  const scope = c.get('scope')
  const publicGuid = await drawGuidOf(scope, c.req.param('numberOrGuid') ?? '')
  if (!publicGuid) return redirectToProblem(c, 'loting', 'NotFound')
  const needsLogin = !scope.user?.isAccount && (await isDrawOfAccount(scope.sql, publicGuid))
  return redirect(c, needsLogin ? loginUrl(organizerLinkUrl(publicGuid)) : drawUrl(publicGuid))
}

/**
 * Handles the link in the mail to an organizer without an account: the link's key opens the draw. A link with a wrong
 * key to an account's draw leads through the login.
 */
async function openDraw(c: Http): Promise<Response> {
  requireDraws(c)
  const numberOrGuid = c.req.param('numberOrGuid') ?? ''
  const given = parse(openInput, {
    ...(/^\d+$/.test(numberOrGuid) ? { lotingId: Number(numberOrGuid) } : { publicLotingGuid: numberOrGuid }),
    privateUserGuid: c.req.param('key'),
  })
  if (!given.ok) return redirectToProblem(c, 'loting', 'NotFound')
  const { privateUserGuid, ...asked } = given.value
  const opened = await openDrawByKey(c.get('scope'), asked, privateUserGuid, { logsIn: false })
  sendSessionCookie(c)
  if (!opened.ok && asked.publicLotingGuid && (await isDrawOfAccount(c.get('scope').sql, asked.publicLotingGuid)))
    return redirectToDraw(c)
  if (!opened.ok && opened.problem === 'NotDrawn' && asked.publicLotingGuid)
    return redirect(c, drawUrl(asked.publicLotingGuid))
  if (!opened.ok) return redirectToProblem(c, 'loting', opened.problem)
  return redirect(c, drawUrl(opened.value.draw.publicGuid))
}

const guidPattern = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'

export const drawPages = new Hono<Env>()
  .get(organizerLinkUrl(':numberOrGuid'), redirectToDraw)
  .get(organizerLinkUrl(':numberOrGuid', ':key'), openDraw)
  .get(drawUrl(':guid'), showDraw)
  .get(`${wizardUrl}/:guid{${guidPattern}}`, showDraw)
  .get('/loting/:guid', showDraw)
  .get(deleteDrawUrl(':guid'), askDelete)
  .post(deleteDrawUrl(':guid'), postDelete)
  .delete(drawUrl(':guid'), postDelete)
  .post(sendHeldUrl(':guid'), postSendHeld)
  .post(remindUrl(':guid'), postRemind)
