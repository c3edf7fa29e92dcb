import { PicturePage } from '#views/lists/PicturePage.tsx'
import type { TextFormState } from '#views/lists/TextForm.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import type { Conflict } from '#core/merging.ts'
import { conflictState } from '#web/conflict.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { readForm, refusedState, type TypedValues } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { redirect, page } from '#web/render.tsx'
import type { OwnedList } from './owned-list.ts'
import { imageMessages } from './problems.ts'
import { pictureFields, setThemeImage, uploadImage, type PictureFields } from './set-picture.ts'
import { themeImages } from './themes.ts'
import { listOfPath } from './list-of-path.ts'
import { pictureForm } from './input.ts'
import { Hono } from 'hono'

const t = (c: Http) => c.get('scope').texts.t

const showPicture = (c: Http, list: OwnedList, status: 200 | 422 = 200, state: TextFormState = {}): Response =>
  page(
    c,
    { title: t(c)('list_image.title'), current: 'lists', width: 'narrow', noIndex: true, cropping: true, status },
    <PicturePage list={list} opened={pictureFields(list)} themes={themeImages()} {...state} />,
  )

/**
 * Returns the state of a form that conflicts with another owner's picture. Asks for a photo again, because a browser
 * doesn't send a file twice. The form then has no drawing selected in place of the photo.
 */
function pictureConflict(typed: TypedValues, conflict: Conflict<PictureFields>, hasFile: boolean): FormState {
  const { id: _, ...withoutDrawing } = typed
  const state = conflictState<PictureFields, 'picture'>(hasFile ? withoutDrawing : typed, conflict, () => ({}), {
    picture: () => ({ value: null, says: '' }),
  })
  return hasFile ? { ...state, errors: { ...state.errors, image: ['general.picture_again'] } } : state
}

export const listPicturePages = new Hono<Env>()
  .get('/:username/image', async (c) => showPicture(c, await listOfPath(c)))
  .post('/:username/image', async (c) => {
    const scope = c.get('scope')
    const list = await listOfPath(c)
    const form = await readForm(c, pictureForm)
    if (!form.ok) return showPicture(c, list, 422, refusedState(form))
    const { id, version } = form.value
    const file = form.files['image']
    if (!file && !id)
      return showPicture(c, list, 422, { typed: form.typed, errors: { id: ['list_image.unknown_theme'] } })
    const saved = file
      ? await uploadImage(scope, list.privateGuid, new Uint8Array(await file.arrayBuffer()), version)
      : await setThemeImage(scope, list.privateGuid, id!, version)
    if (saved.ok) {
      flashOnNextPage(c, { id: 'list_image.saved', kind: 'good' })
      return redirect(c, `/${list.username}`)
    }
    if (saved.problem !== 'ChangedMeanwhile')
      return showPicture(c, list, 422, { typed: form.typed, errors: { image: [imageMessages[saved.problem]] } })
    const state = pictureConflict(form.typed, saved.detail, file !== undefined)
    return showPicture(c, await listOfPath(c), 422, state)
  })
