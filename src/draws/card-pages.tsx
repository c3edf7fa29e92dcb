import { Hono } from 'hono'
import { cardsUrl } from '#views/draws/urls.ts'
import { Cards } from '#views/draws/cards/Cards.tsx'
import type { Env, Http } from '#web/http.ts'
import { page } from '#web/render.tsx'
import { requestedDraw } from './draw-pages.tsx'

async function showCards(c: Http): Promise<Response> {
  const draw = await requestedDraw(c)
  if (draw instanceof Response) return draw
  const title = c.get('scope').texts.t('cards.title')
  return page(
    c,
    { title: `${title}: ${draw.title}`, current: 'draws', noIndex: true },
    <Cards draw={draw} ticked={c.req.queries('met') ?? []} />,
  )
}

export const cardPages = new Hono<Env>().get(cardsUrl(':guid'), showCards)
