import { Hono } from 'hono'
import { drawsUrl } from '#views/draws/urls.ts'
import { DrawsHome } from '#views/draws/home/DrawsHome.tsx'
import { paths } from '#views/draws/wizard/paths.ts'
import { NotFound } from '#core/errors.ts'
import type { Env, Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { drawsOf } from '../draws/index.ts'
import { gatheringsOf } from '../gatherings/index.ts'
import { requireDraws } from '../lots/web.ts'

async function showDraws(c: Http): Promise<Response> {
  requireDraws(c)
  const scope = c.get('scope')
  const [draws, gatherings] = await Promise.all([drawsOf(scope), gatheringsOf(scope)])
  const isEmpty = draws.length + gatherings.length === 0
  if (isEmpty && scope.isApp) throw new NotFound() // The app shell has no wizard to redirect to.
  if (isEmpty) return redirect(c, paths.start)
  const title = scope.texts.t('loting.home.title')
  return page(c, { title, current: 'draws', noIndex: true }, <DrawsHome draws={draws} gatherings={gatherings} />)
}

export const drawsPages = new Hono<Env>().get(drawsUrl, showDraws)
