import { Hono } from 'hono'
import { keepLotUrl, lotUrl } from '#views/lots/urls.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { keepInput } from './input.ts'
import { keepLot } from './keep-lot.ts'
import { redirectToProblem } from './problem-pages.tsx'
import { aboutLot, lotContent, viewedLot } from './show-lot.tsx'

async function postKeep(c: Http): Promise<Response> {
  const lot = await viewedLot(c)
  if (lot instanceof Response) return lot
  const form = await readForm(c, keepInput)
  if (!form.ok)
    return page(c, { ...aboutLot(c), status: 422 }, await lotContent(c, lot, { keeping: refusedState(form) }))
  const kept = await keepLot(c.get('scope'), lot.lotGuid, form.value.email)
  if (!kept.ok && kept.problem !== 'HasAddress') return redirectToProblem(c, 'lootje', kept.problem)
  flashOnNextPage(
    c,
    kept.ok
      ? { id: 'lot.keep.sent', values: { email: form.value.email }, kind: 'good' }
      : { id: 'lot.keep.has_address', kind: 'bad' },
  )
  return redirect(c, lotUrl(lot.lotGuid))
}

export const keepPages = new Hono<Env>().post(keepLotUrl(':guid'), postKeep)
