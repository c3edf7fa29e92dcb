import { Hono } from 'hono'
import { NotFound } from '#core/errors.ts'
import { shopsUrl } from '#views/shops/urls.ts'
import { ShopsPage } from '#views/shops/ShopsPage.tsx'
import type { Env, Http } from '#web/http.ts'
import { page } from '#web/render.tsx'
import { shopsIn } from './shops-in.ts'

async function showShops(c: Http): Promise<Response> {
  const { sql, texts, config } = c.get('scope')
  if (!config.switches.shops) throw new NotFound()
  const categories = await shopsIn(sql, texts)
  return page(c, { title: texts.t('shops.title'), current: 'shops' }, <ShopsPage categories={categories} />)
}

export const shopPages = new Hono<Env>().get(shopsUrl, showShops).get('/laden', showShops).get('/shops', showShops)
