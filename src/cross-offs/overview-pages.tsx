import { Hono } from 'hono'
import { NotFound } from '#core/errors.ts'
import { requireUser } from '#core/scope.ts'
import { Ticks } from '#views/cross-offs/Ticks.tsx'
import { CrossedOff, CrossedOffLists } from '#views/cross-offs/CrossedOff.tsx'
import { readForm } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, fragment, page } from '#web/render.tsx'
import { clearNotice } from './clear-notice.ts'
import { ticksForm } from './input.ts'
import { tickCrossOff } from './tick-cross-off.ts'
import { givenBy } from './given.ts'

async function overview(c: Http): Promise<Response> {
  const scope = c.get('scope')
  requireUser(scope)
  const given = await givenBy(scope)
  if (wantsFragment(c)) return fragment(c, <CrossedOffLists given={given} />)
  return page(
    c,
    { title: scope.texts.t('crossed_off.title'), current: 'crossedOff', noIndex: true },
    <CrossedOff given={given} />,
  )
}

async function postClear(c: Http): Promise<Response> {
  const scope = c.get('scope')
  requireUser(scope)
  await clearNotice(scope, guidParam(c))
  return changed(c, '/crossedoff', wantsFragment(c) && <CrossedOffLists given={await givenBy(scope)} isCleared />)
}

async function postTicks(c: Http): Promise<Response> {
  const scope = c.get('scope')
  requireUser(scope)
  const form = await readForm(c, ticksForm)
  if (!form.ok) throw new NotFound()
  const { from, ...ticks } = form.value
  const gift = await tickCrossOff(scope, guidParam(c), ticks)
  const address = `${from === 'home' ? '/' : '/crossedoff'}#ticks-${gift.publicGuid}`
  return changed(
    c,
    address,
    <Ticks gift={gift} from={from} pressed={ticks.isBought === null ? 'isWrapped' : 'isBought'} />,
  )
}

export const overviewPages = new Hono<Env>()
  .get('/crossedoff', overview)
  .get('/friends/gifts', overview)
  .post('/crossedoff/gifts/:guid{[0-9a-fA-F-]{36}}/ticks', postTicks)
  .post('/crossedoff/notices/:guid{[0-9a-fA-F-]{36}}/clear', postClear)
