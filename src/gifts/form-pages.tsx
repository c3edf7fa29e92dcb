import { Hono } from 'hono'
import { isColdCase, ownersGift } from '../gift/index.ts'
import { requireUser } from '#core/scope.ts'
import { ColdCase } from '#views/gifts/ColdCase.tsx'
import { guidParam, type Env } from '#web/http.ts'
import { dialog } from '#web/render.tsx'
import { ownGift } from './changed-list.tsx'
import { readGift, save, showAsNew } from './save-form.tsx'
import { readShared } from './shared-wish.ts'
import { filledFrom, newOn, ofGift, ownList, showForm } from './show-form.tsx'

export const formPages = new Hono<Env>()

formPages.get('/:username/gifts/new', async (c) => {
  const list = await ownList(c)
  return showForm(c, newOn(list), {
    category: c.req.query('categoryPrivateGuid'),
    ...filledFrom(readShared({ text: c.req.query('description'), ...c.req.query() })),
    productId: c.req.query('productId'),
  })
})

formPages.post('/:username/gifts/new', async (c) => save(c, newOn(await ownList(c))))

formPages.get('/gifts/:guid/edit', async (c) => {
  const gift = await ownGift(c)
  if (!isColdCase(gift, c.get('scope').now()) || c.req.query('sure') === '1')
    return showForm(c, ofGift(gift), { productId: c.req.query('productId') })
  return dialog(
    c,
    { title: c.get('scope').texts.t('gift.cold_case.title'), width: 'narrow', current: 'lists', noIndex: true },
    <ColdCase gift={gift} />,
  )
})

formPages.post('/gifts/:guid/edit', async (c) => {
  const scope = c.get('scope')
  requireUser(scope)
  const gift = await ownersGift(scope, guidParam(c))
  return gift ? save(c, ofGift(gift)) : showAsNew(c, await readGift(c, null))
})
