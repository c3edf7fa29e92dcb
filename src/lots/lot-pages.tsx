import { Hono } from 'hono'
import { loginUrl } from '#views/accounts/urls.ts'
import { asRecipientUrl, lotUrl, nudgeUrl, openLotUrl, otherUserUrl } from '#views/lots/urls.ts'
import { OtherUserDialog } from '#views/lots/OtherUserDialog.tsx'
import { flash } from '#web/flash.tsx'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { dialog, redirect } from '#web/render.tsx'
import { switchSession } from '#web/session.ts'
import { logSessionOut } from '../accounts/index.ts'
import { redirectToProblem, requireDraws } from './problem-pages.tsx'
import { nudgeMessages } from './problems.ts'
import { registerFirstView } from './register-first-view.ts'
import { sendNudge } from './send-nudge.ts'
import { aboutLot, lotChanged, rememberShown, requestedLot, showLot, viewedLot } from './show-lot.tsx'

async function getLot(c: Http): Promise<Response> {
  const lot = await requestedLot(c)
  if (lot instanceof Response) return lot
  if (c.req.query('toon') !== '1') return showLot(c, lot)
  rememberShown(c, lot)
  return redirect(c, lotUrl(lot.lotGuid))
}

/** Redirects a lot's link of the form `/lootjestrekken/lot/…` to the URL of the lot's page. */
function redirectToLot(c: Http): Response {
  requireDraws(c)
  return c.redirect(lotUrl(guidParam(c)), 301)
}

async function postOpen(c: Http): Promise<Response> {
  const lot = await requestedLot(c)
  if (lot instanceof Response) return lot
  await registerFirstView(c.get('scope'), lot.lotGuid)
  if (lot.isOthers) rememberShown(c, lot)
  return lotChanged(c, lot.lotGuid, { opening: true })
}

async function postNudge(c: Http): Promise<Response> {
  const lot = await viewedLot(c)
  if (lot instanceof Response) return lot
  const { name } = lot.drawn
  const nudged = await sendNudge(c.get('scope'), lot.lotGuid)
  if (!nudged.ok && nudged.problem === 'LotDoesNotExist') return redirectToProblem(c, 'lootje', 'Deleted')
  flash(
    c,
    nudged.ok
      ? { id: 'lot.nudge.sent', values: { name }, kind: 'good' }
      : { id: nudgeMessages[nudged.problem], values: { name }, kind: 'bad' },
  )
  return lotChanged(c, lot.lotGuid)
}

async function askOtherUser(c: Http): Promise<Response> {
  const lot = await requestedLot(c)
  if (lot instanceof Response) return lot
  if (!lot.isOthers) return redirect(c, lotUrl(lot.lotGuid))
  return dialog(c, { ...aboutLot(c), width: 'narrow' }, <OtherUserDialog lot={lot} />)
}

/**
 * Logs the current user out. Redirects to the login if an account has the lot's e-mail address, else to the lot's page.
 */
async function continueAsRecipient(c: Http): Promise<Response> {
  const lot = await requestedLot(c)
  if (lot instanceof Response) return lot
  switchSession(c, await logSessionOut(c.get('scope')), null)
  const address = lotUrl(lot.lotGuid)
  return redirect(c, lot.hasAccount && lot.email !== null ? loginUrl(address, lot.email) : address)
}

export const lotPages = new Hono<Env>()
  .get('/lootjestrekken/lot/:guid', redirectToLot)
  .get('/lootje/:guid', getLot)
  .get(lotUrl(':guid'), getLot)
  .post(openLotUrl(':guid'), postOpen)
  // Without script, a browser may request this URL by GET after the form was sent, as on a reload.
  .get(openLotUrl(':guid'), (c) => redirect(c, lotUrl(guidParam(c))))
  .post(nudgeUrl(':guid'), postNudge)
  .get(otherUserUrl(':guid'), askOtherUser)
  .post(asRecipientUrl(':guid'), continueAsRecipient)
