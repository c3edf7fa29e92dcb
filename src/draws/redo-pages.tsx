import { Hono } from 'hono'
import type { ComponentProps } from 'react'
import { drawUrl, redoDrawUrl } from '#views/draws/urls.ts'
import { AskRedo, DraftHandover } from '#views/draws/manage/RedoDraft.tsx'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { dialog, page } from '#web/render.tsx'
import { showLogin } from '../accounts/web.ts'
import { requestedDraw } from './draw-pages.tsx'
import { isDrawOfAccount } from './managed-draw.ts'
import { redoDraft } from './redo-draft.ts'
import { requireWizard } from './wizard/pages/wizard-request.ts'

/**
 * Asks whether to redo a draw. A mail links to this page, so a logged-out caller who follows the link to an account's
 * draw gets the login first.
 */
async function askRedo(c: Http): Promise<Response> {
  requireWizard(c)
  const { user, sql } = c.get('scope')
  const publicGuid = guidParam(c)
  if (!user?.isAccount && (await isDrawOfAccount(sql, publicGuid))) return showLogin(c, redoDrawUrl(publicGuid))
  const draw = await requestedDraw(c)
  if (draw instanceof Response) return draw
  return dialog(
    c,
    { title: c.get('scope').texts.t('loting.redo.title'), current: 'draws', width: 'narrow', noIndex: true },
    <AskRedo publicGuid={draw.publicGuid} />,
  )
}

/** Sends a draft with the draw's data to the browser. The wizard continues with that draft. */
async function postRedo(c: Http): Promise<Response> {
  requireWizard(c)
  const publicGuid = guidParam(c)
  const draft = await redoDraft(c.get('scope'), publicGuid)
  return handOver(c, { draft, title: c.get('scope').texts.t('loting.redo'), backHref: drawUrl(publicGuid) })
}

/** Returns the page that gives a draft to the wizard. */
export const handOver = (c: Http, given: ComponentProps<typeof DraftHandover>): Response =>
  page(
    c,
    { title: given.title, current: 'draws', width: 'narrow', noIndex: true, drawing: true },
    <DraftHandover {...given} />,
  )

export const redoPages = new Hono<Env>().get(redoDrawUrl(':guid'), askRedo).post(redoDrawUrl(':guid'), postRedo)
