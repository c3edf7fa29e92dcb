import { headerId } from '#views/lists/header.ts'
import { OwnerListHeader } from '#views/lists/ListHeader.tsx'
import { OccasionDialog } from '#views/lists/OccasionDialog.tsx'
import { TextPage, type TextFormState } from '#views/lists/TextForm.tsx'
import { Piece } from '#views/layout/Piece.tsx'
import { flash } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, dialog, fragment, redirect, page } from '#web/render.tsx'
import { pictureOf } from './list-picture.ts'
import type { OwnedList } from './owned-list.ts'
import { updateDescription } from './update-description.ts'
import { updateOccasion } from './update-occasion.ts'
import { updateTitle } from './update-title.ts'
import { listOfPath } from './list-of-path.ts'
import { descriptionInput, occasionInput, titleInput } from './input.ts'
import { Hono } from 'hono'

const t = (c: Http) => c.get('scope').texts.t

type Part = 'title' | 'description'
const parts = {
  title: { input: titleInput, heading: 'list.edit_title' },
  description: { input: descriptionInput, heading: 'list.edit_description' },
} as const

function showText(c: Http, list: OwnedList, part: Part, status: 200 | 422 = 200, state: TextFormState = {}): Response {
  if (wantsFragment(c))
    return fragment(c, <OwnerListHeader list={list} picture={pictureOf(list)} editing={part} state={state} />, status)
  return page(
    c,
    { title: t(c)(parts[part].heading), current: 'lists', width: 'narrow', noIndex: true, status },
    <TextPage list={list} part={part} state={state} />,
  )
}

/** A plain form leads to another page, which says that it was saved; for htmx the header does. */
const flashForPlainForm = (c: Http) => {
  if (!wantsFragment(c)) flash(c, { id: 'general.saved', kind: 'good' })
}

const showOccasion = (c: Http, list: OwnedList, status: 200 | 422 = 200, state: TextFormState = {}): Response =>
  dialog(
    c,
    { title: t(c)('my_list.occasion.title'), current: 'lists', width: 'narrow', noIndex: true, status },
    <OccasionDialog list={list} {...state} />,
  )

export const headerPages = new Hono<Env>()
  .get('/:username/header', async (c) => {
    const list = await listOfPath(c)
    if (!wantsFragment(c)) return redirect(c, `/${list.username}`)
    const was = (['title', 'description'] as const).find((part) => part === c.req.query('was')) ?? null
    return fragment(c, <OwnerListHeader list={list} picture={pictureOf(list)} left={was} />)
  })
  .get('/:username/title', async (c) => showText(c, await listOfPath(c), 'title'))
  .post('/:username/title', async (c) => {
    const list = await listOfPath(c)
    const form = await readForm(c, titleInput, { privateGuid: list.privateGuid })
    if (!form.ok) return showText(c, list, 'title', 422, refusedState(form))
    await updateTitle(c.get('scope'), form.value)
    flashForPlainForm(c)
    return changed(
      c,
      `/${list.username}`,
      <OwnerListHeader list={{ ...list, title: form.value.title }} picture={pictureOf(list)} changed="title" />,
    )
  })
  .get('/:username/description', async (c) => showText(c, await listOfPath(c), 'description'))
  .post('/:username/description', async (c) => {
    const list = await listOfPath(c)
    const form = await readForm(c, descriptionInput, { privateGuid: list.privateGuid })
    if (!form.ok) return showText(c, list, 'description', 422, refusedState(form))
    await updateDescription(c.get('scope'), form.value)
    flashForPlainForm(c)
    return changed(
      c,
      `/${list.username}`,
      <OwnerListHeader
        list={{ ...list, description: form.value.description }}
        picture={pictureOf(list)}
        changed="description"
      />,
    )
  })
  .get('/:username/occasion', async (c) => showOccasion(c, await listOfPath(c)))
  .post('/:username/occasion', async (c) => {
    const list = await listOfPath(c)
    const form = await readForm(c, occasionInput, { privateGuid: list.privateGuid })
    if (!form.ok) return showOccasion(c, list, 422, refusedState(form))
    await updateOccasion(c.get('scope'), form.value)
    flashForPlainForm(c)
    c.header('HX-Trigger', 'close-dialog')
    const now = await listOfPath(c)
    return changed(
      c,
      `/${list.username}`,
      <Piece target={`#${headerId(list.publicGuid)}`}>
        <OwnerListHeader list={now} picture={pictureOf(now)} changed="occasion" />
      </Piece>,
    )
  })
