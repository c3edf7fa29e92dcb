import { Hono } from 'hono'
import { lostLotsUrl } from '#views/lots/urls.ts'
import { LostLots, LostLotsPage, type LostLotsProps } from '#views/lots/LostLots.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { fragment, page } from '#web/render.tsx'
import { askForLostLots } from './ask-for-lost-lots.ts'
import { lostLotsInput } from './input.ts'
import { requireDraws } from './problem-pages.tsx'

function showLostLots(c: Http, status: 200 | 422 = 200, state: LostLotsProps = {}): Response {
  requireDraws(c)
  if (wantsFragment(c)) return fragment(c, <LostLots {...state} />, status)
  return page(
    c,
    { title: c.get('scope').texts.t('loting.lost.title'), current: 'draws', width: 'narrow', noIndex: true, status },
    <LostLotsPage {...state} />,
  )
}

async function postLostLots(c: Http): Promise<Response> {
  requireDraws(c)
  const form = await readForm(c, lostLotsInput)
  if (!form.ok) return showLostLots(c, 422, refusedState(form))
  await askForLostLots(c.get('scope'), form.value.email)
  return showLostLots(c, 200, { typed: form.typed, isSent: true })
}

export const lostLotPages = new Hono<Env>().get(lostLotsUrl, (c) => showLostLots(c)).post(lostLotsUrl, postLostLots)
