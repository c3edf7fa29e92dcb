import { PicturePage } from '#views/lists/PicturePage.tsx'
import type { TextFormState } from '#views/lists/TextForm.tsx'
import { flashNext } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { redirect, page } from '#web/render.tsx'
import type { OwnedList } from './owned-list.ts'
import { imageMessages } from './problems.ts'
import { setThemeImage, uploadImage } from './set-picture.ts'
import { themeImages } from './themes.ts'
import { listOfPath } from './list-of-path.ts'
import { themeInput } from './input.ts'
import { Hono } from 'hono'
import { z } from 'zod'

const t = (c: Http) => c.get('scope').texts.t

const showPicture = (c: Http, list: OwnedList, status: 200 | 422 = 200, state: TextFormState = {}): Response =>
  page(
    c,
    { title: t(c)('list_image.title'), current: 'lists', width: 'narrow', noIndex: true, cropping: true, status },
    <PicturePage list={list} themes={themeImages()} {...state} />,
  )

export const picturePages = new Hono<Env>()
  .get('/:username/image', async (c) => showPicture(c, await listOfPath(c)))
  .post('/:username/image', async (c) => {
    const scope = c.get('scope')
    const list = await listOfPath(c)
    const form = await readForm(c, z.object({ id: themeInput.shape.id.optional() }))
    if (!form.ok) return showPicture(c, list, 422, refusedState(form))
    const file = form.files['image']
    if (file) {
      const uploaded = await uploadImage(scope, list.privateGuid, new Uint8Array(await file.arrayBuffer()))
      if (!uploaded.ok)
        return showPicture(c, list, 422, { typed: form.typed, errors: { image: [imageMessages[uploaded.problem]] } })
    } else if (form.value.id) {
      await setThemeImage(scope, list.privateGuid, form.value.id)
    } else {
      return showPicture(c, list, 422, { typed: form.typed, errors: { id: ['list_image.unknown_theme'] } })
    }
    flashNext(c, { id: 'list_image.saved', kind: 'good' })
    return redirect(c, `/${list.username}`)
  })
