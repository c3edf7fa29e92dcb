import { Hono } from 'hono'
import type { FormState } from '#views/layout/Field.tsx'
import { conversationsId } from '#views/lots/Conversations.tsx'
import { lotUrl, messageUrl, muteUrl, questionUrl } from '#views/lots/urls.ts'
import { NotFound } from '#core/errors.ts'
import { flash } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { fragment, page, redirect } from '#web/render.tsx'
import { messageInput, muteForm } from './input.ts'
import type { LotView } from './lot-for.ts'
import { mute } from './mute.ts'
import { redirectToProblem } from './problem-pages.tsx'
import { sendMessage } from './send-message.ts'
import { aboutLot, lotChanged, lotContent, viewedLot } from './show-lot.tsx'

/** Shows a refused message again, with the text that the participant typed. */
async function showRefused(c: Http, lot: LotView, state: FormState): Promise<Response> {
  const content = await lotContent(c, lot, { writing: state })
  return wantsFragment(c) ? fragment(c, content, 422) : page(c, { ...aboutLot(c), status: 422 }, content)
}

async function postMessage(c: Http): Promise<Response> {
  const lot = await viewedLot(c)
  if (lot instanceof Response) return lot
  const form = await readForm(c, messageInput, { lotPrivateGuid: lot.lotGuid })
  if (!form.ok) return showRefused(c, lot, refusedState(form))
  const { to, message } = form.value
  const sent = await sendMessage(c.get('scope'), lot.lotGuid, to, message)
  if (!sent.ok) return redirectToProblem(c, 'lootje', sent.problem)
  flash(c, { id: 'lot.message.sent', kind: 'good' })
  return wantsFragment(c) ? lotChanged(c, lot.lotGuid) : redirect(c, `${lotUrl(lot.lotGuid)}#${conversationsId}`)
}

async function postMute(c: Http): Promise<Response> {
  const lot = await viewedLot(c)
  if (lot instanceof Response) return lot
  const form = await readForm(c, muteForm, { lotPrivateGuid: lot.lotGuid })
  if (!form.ok) throw new NotFound()
  const { who, muted } = form.value
  const done = await mute(c.get('scope'), lot.lotGuid, who, muted)
  if (!done.ok) return redirectToProblem(c, 'lootje', done.problem)
  flash(c, { id: muted ? 'lot.muted' : 'lot.unmuted', kind: 'good' })
  return wantsFragment(c) ? lotChanged(c, lot.lotGuid) : redirect(c, `${lotUrl(lot.lotGuid)}#${conversationsId}`)
}

/** Leads a browser that requests a form's URL by GET, as on a reload without script, to the lot's conversations. */
async function showConversations(c: Http): Promise<Response> {
  const lot = await viewedLot(c)
  return lot instanceof Response ? lot : redirect(c, `${lotUrl(lot.lotGuid)}#${conversationsId}`)
}

export const messagePages = new Hono<Env>()
  .post(messageUrl(':guid'), postMessage)
  .get(messageUrl(':guid'), showConversations)
  .post(muteUrl(':guid'), postMute)
  .get(muteUrl(':guid'), showConversations)
  .get(questionUrl(':guid'), showConversations)
