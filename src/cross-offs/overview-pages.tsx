import { Hono } from 'hono'
import { requireUser } from '#core/scope.ts'
import { CrossedOff, CrossedOffLists } from '#views/cross-offs/CrossedOff.tsx'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, page } from '#web/render.tsx'
import { clearNotice } from './clear-notice.ts'
import { givenBy } from './given.ts'

async function overview(c: Http): Promise<Response> {
  const scope = c.get('scope')
  requireUser(scope)
  return page(
    c,
    { title: scope.texts.t('crossed_off.title'), current: 'crossedOff', noIndex: true },
    <CrossedOff given={await givenBy(scope)} />,
  )
}

async function postClear(c: Http): Promise<Response> {
  const scope = c.get('scope')
  requireUser(scope)
  await clearNotice(scope, guidParam(c))
  return changed(c, '/crossedoff', wantsFragment(c) && <CrossedOffLists given={await givenBy(scope)} isCleared />)
}

export const overviewPages = new Hono<Env>()
  .get('/crossedoff', overview)
  .get('/friends/gifts', overview)
  .post('/crossedoff/notices/:guid{[0-9a-fA-F-]{36}}/clear', postClear)
