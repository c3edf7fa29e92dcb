import { fullNameOf } from '#core/names.ts'
import { Forbidden } from '#core/errors.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { readConfirmedVersion } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { redirect } from '#web/render.tsx'
import { deleteList } from './delete-list.ts'
import type { OwnedList } from './owned-list.ts'
import { listOfPath } from './list-of-path.ts'
import { giftsOn } from '../gift/index.ts'
import { Hono } from 'hono'
import { confirmDeletion } from '#web/confirm-deletion.tsx'

const t = (c: Http) => c.get('scope').texts.t

const titleOf = (c: Http, list: OwnedList) => list.title ?? t(c)('list.of', { name: fullNameOf(list) })

async function askDeletion(c: Http, list: OwnedList, isOutdatedConfirmation = false): Promise<Response> {
  const about = await giftsOn(c.get('scope').sql, { listId: list.id })
  return confirmDeletion(c, 'delete-list', {
    action: `/${list.username}/delete`,
    closeHref: `/${list.username}/settings`,
    title: t(c)('my_list.delete.title'),
    body: t(c)('my_list.delete.body', { title: titleOf(c, list), count: about.gifts.length }),
    buttonLabel: t(c)('my_list.delete'),
    about,
    isOutdatedConfirmation,
  })
}

export const deleteListPages = new Hono<Env>()
  .get('/:username/delete', async (c) => {
    const list = await listOfPath(c)
    if (!list.isPrimaryOwner) throw new Forbidden()
    return askDeletion(c, list)
  })
  .post('/:username/delete', async (c) => {
    const list = await listOfPath(c)
    if (!list.isPrimaryOwner) throw new Forbidden()
    const deleted = await deleteList(c.get('scope'), list.privateGuid, await readConfirmedVersion(c))
    if (!deleted.ok) return askDeletion(c, list, true)
    flashOnNextPage(c, { id: 'my_list.delete.success', kind: 'good' })
    return redirect(c, '/')
  })
