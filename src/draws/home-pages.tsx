import { Hono } from 'hono'
import { drawsUrl } from '#views/draws/urls.ts'
import { DrawsHome } from '#views/draws/home/DrawsHome.tsx'
import { paths } from '#views/draws/wizard/paths.ts'
import { NotFound } from '#core/errors.ts'
import type { Env, Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { requireDraws } from '../lots/web.ts'
import { drawsOf } from './draws-of.ts'

async function showHome(c: Http): Promise<Response> {
  requireDraws(c)
  const scope = c.get('scope')
  const draws = await drawsOf(scope)
  if (draws.length === 0 && scope.isApp) throw new NotFound() // The app shell has no wizard to redirect to.
  if (draws.length === 0) return redirect(c, paths.start)
  const title = scope.texts.t('loting.home.title')
  return page(c, { title, current: 'draws', noIndex: true }, <DrawsHome draws={draws} />)
}

export const drawsHomePages = new Hono<Env>().get(drawsUrl, showHome)
