import { Hono } from 'hono'
import { countGifts, shortName } from '../gift/index.ts'
import { listOfPath } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import { DeleteGift } from '#views/gifts/DeleteGift.tsx'
import { Confirm } from '#views/layout/Confirm.tsx'
import { flash, flashNext } from '#web/flash.tsx'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { dialog, redirect } from '#web/render.tsx'
import { besideGone, changedList, giftAddress, ownGift } from './changed-list.tsx'
import { deleteAllGifts } from './delete-all-gifts.ts'
import { deleteGift } from './delete-gift.ts'
import { undoAddress } from './undo-pages.tsx'

export const deletePages = new Hono<Env>()

deletePages.get('/gifts/:guid/delete', async (c) => {
  const gift = await ownGift(c)
  return dialog(
    c,
    { title: c.get('scope').texts.t('gift.delete.title'), width: 'narrow', current: 'lists', noIndex: true },
    <DeleteGift gift={gift} />,
  )
})

async function remove(c: Http): Promise<Response> {
  const { gift, deletion } = await deleteGift(c.get('scope'), guidParam(c))
  flash(c, {
    id: 'gift.deleted',
    values: { description: shortName(gift.description) },
    undo: { action: undoAddress(deletion) },
  })
  return changedList(c, giftAddress(gift.list), {
    list: gift.list,
    touched: { categories: [gift.category.publicGuid] },
    focus: besideGone(gift),
  })
}

deletePages.post('/gifts/:guid/delete', remove)
deletePages.delete('/gifts/:guid', remove)

deletePages.get('/:username/empty', async (c) => {
  const scope = c.get('scope')
  const { t } = scope.texts
  const list = await listOfPath(c)
  const address = `/${list.username}`
  return dialog(
    c,
    { title: t('my_list.empty.title'), width: 'narrow', current: 'lists', noIndex: true },
    <Confirm
      id="empty-list"
      title={t('my_list.empty.title')}
      danger
      action={`${address}/empty`}
      closeHref={`${address}/settings`}
      verb={t('my_list.empty')}
    >
      <p>{t('my_list.empty.body', { count: await countGifts(scope.sql, list.id) })}</p>
    </Confirm>,
  )
})

deletePages.post('/:username/empty', async (c) => {
  const scope = c.get('scope')
  try {
    const list = await listOfPath(c)
    const deletion = await deleteAllGifts(scope, list.privateGuid)
    flashNext(c, {
      id: 'my_list.empty.success',
      kind: 'good',
      undo: deletion ? { action: undoAddress(deletion) } : undefined,
    })
    return redirect(c, `/${list.username}`)
  } catch (error) {
    // Another owner may have deleted the list meanwhile.
    if (!(error instanceof NotFound) || !scope.user) throw error
    flashNext(c, { id: 'my_list.empty.not_found', kind: 'bad' })
    return redirect(c, '/')
  }
})
