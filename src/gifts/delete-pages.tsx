import { Hono } from 'hono'
import { giftsOn, shortName } from '../gift/index.ts'
import { currentNameOf, type OwnedList } from '../lists/index.ts'
import { listOfPath } from '../lists/web.ts'
import { NotFound } from '#core/errors.ts'
import { DeleteGift } from '#views/gifts/DeleteGift.tsx'
import { undoDeletionUrl } from '#views/gifts/urls.ts'
import { confirmDeletion } from '#web/confirm-deletion.tsx'
import { flash, flashOnNextPage } from '#web/flash.tsx'
import { readConfirmedVersion } from '#web/forms.ts'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { dialog, redirect } from '#web/render.tsx'
import { besideGone, changedList, ownGiftUrl, ownGift } from './changed-list.tsx'
import { deleteAllGifts } from './delete-all-gifts.ts'
import { deleteGift, dialogFieldsOf } from './delete-gift.ts'

async function askDeletion(c: Http, isOutdatedConfirmation = false): Promise<Response> {
  const gift = await ownGift(c)
  const status = isOutdatedConfirmation ? 422 : 200
  return dialog(
    c,
    { title: c.get('scope').texts.t('gift.delete.title'), width: 'narrow', current: 'lists', noIndex: true, status },
    <DeleteGift gift={gift} about={dialogFieldsOf(gift)} isOutdatedConfirmation={isOutdatedConfirmation} />,
  )
}

async function remove(c: Http): Promise<Response> {
  const deleted = await deleteGift(c.get('scope'), guidParam(c), await readConfirmedVersion(c))
  if (!deleted.ok) return askDeletion(c, true)
  const { gift, deletion } = deleted.value
  flash(c, {
    id: 'gift.deleted',
    values: { description: shortName(gift.description) },
    undo: { action: undoDeletionUrl(deletion) },
  })
  return changedList(c, ownGiftUrl(gift.list), {
    list: gift.list,
    touched: { categories: [gift.category.publicGuid] },
    focus: besideGone(gift),
    isDeletion: true,
  })
}

async function askEmptying(c: Http, list: OwnedList, isOutdatedConfirmation = false): Promise<Response> {
  const scope = c.get('scope')
  const { t } = scope.texts
  const about = await giftsOn(scope.sql, { listId: list.id })
  return confirmDeletion(c, 'empty-list', {
    action: `/${list.username}/empty`,
    closeHref: `/${list.username}/settings`,
    title: t('my_list.empty.title'),
    body: t('my_list.empty.body', { count: about.gifts.length }),
    buttonLabel: t('my_list.empty'),
    about,
    isOutdatedConfirmation,
  })
}

export const deleteGiftPages = new Hono<Env>()

deleteGiftPages.get('/gifts/:guid/delete', (c) => askDeletion(c))
deleteGiftPages.post('/gifts/:guid/delete', remove)
deleteGiftPages.delete('/gifts/:guid', remove)

deleteGiftPages.get('/:username/empty', async (c) => askEmptying(c, await listOfPath(c)))

deleteGiftPages.post('/:username/empty', async (c) => {
  const scope = c.get('scope')
  try {
    const list = await listOfPath(c)
    const emptied = await deleteAllGifts(scope, list.privateGuid, await readConfirmedVersion(c))
    if (!emptied.ok) return await askEmptying(c, list, true)
    flashOnNextPage(c, {
      id: 'my_list.empty.success',
      kind: 'good',
      undo: emptied.value ? { action: undoDeletionUrl(emptied.value) } : undefined,
    })
    return redirect(c, `/${list.username}`)
  } catch (error) {
    // Another owner may have deleted the list meanwhile. If the list was renamed, the error is thrown on, because
    // `followFormerNames` then redirects the request.
    if (!(error instanceof NotFound) || !scope.user || (await currentNameOf(scope.sql, c.req.param('username'))))
      throw error
    flashOnNextPage(c, { id: 'my_list.empty.not_found', kind: 'bad' })
    return redirect(c, '/')
  }
})
