import { headerId } from '#views/lists/header.ts'
import { OwnerListHeader } from '#views/lists/ListHeader.tsx'
import { OccasionDialog } from '#views/lists/OccasionDialog.tsx'
import { TextPage, type TextFormState } from '#views/lists/TextForm.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import type { Conflict } from '#core/merging.ts'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { flash } from '#web/flash.tsx'
import { conflictState } from '#web/conflict.ts'
import { readForm, refusedState, type TypedValues } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, dialog, fragment, redirect, page } from '#web/render.tsx'
import type { OwnedList } from './owned-list.ts'
import { updateDescription } from './update-description.ts'
import { updateOccasion, type OccasionFields } from './update-occasion.ts'
import { updateTitle } from './update-title.ts'
import { listOfPath } from './list-of-path.ts'
import { descriptionForm, occasionForm, titleForm } from './input.ts'
import { Hono } from 'hono'

const t = (c: Http) => c.get('scope').texts.t

type Part = 'title' | 'description'
const headings = {
  title: 'list.edit_title',
  description: 'list.edit_description',
} as const

function showText(c: Http, list: OwnedList, part: Part, status: 200 | 422 = 200, state: TextFormState = {}): Response {
  if (wantsFragment(c)) return fragment(c, <OwnerListHeader list={list} editing={part} state={state} />, status)
  return page(
    c,
    { title: t(c)(headings[part]), current: 'lists', width: 'narrow', noIndex: true, status },
    <TextPage list={list} part={part} state={state} />,
  )
}

/**
 * Shows a message that the change was saved, but only after a plain form, which leads to another page. With htmx the
 * list's header itself shows the change.
 */
const flashForPlainForm = (c: Http) => {
  if (!wantsFragment(c)) flash(c, { id: 'general.saved', kind: 'good' })
}

async function showSaved(c: Http, part: Part): Promise<Response> {
  flashForPlainForm(c)
  const list = await listOfPath(c)
  return changed(c, `/${list.username}`, <OwnerListHeader list={list} changed={part} />)
}

const showOccasion = (c: Http, list: OwnedList, status: 200 | 422 = 200, state: TextFormState = {}): Response =>
  dialog(
    c,
    { title: t(c)('my_list.occasion.title'), current: 'lists', width: 'narrow', noIndex: true, status },
    <OccasionDialog list={list} {...state} />,
  )

function occasionConflict(c: Http, typed: TypedValues, conflict: Conflict<OccasionFields>): FormState {
  const { texts } = c.get('scope')
  const asTyped = ({ occasion: { occasion, occasionDate } }: OccasionFields) => ({
    occasion,
    occasionDate: occasionDate ?? '',
  })
  return conflictState(typed, conflict, asTyped, {
    occasion: ({ occasion: { occasion, occasionDate } }) => ({
      value: null,
      says: [texts.t(`occasion.${occasion}`), occasionDate && texts.date(occasionDate, 'long')]
        .filter(Boolean)
        .join(', '),
    }),
  })
}

export const headerPages = new Hono<Env>()
  .get('/:username/header', async (c) => {
    const list = await listOfPath(c)
    if (!wantsFragment(c)) return redirect(c, `/${list.username}`)
    const was = (['title', 'description'] as const).find((part) => part === c.req.query('was')) ?? null
    return fragment(c, <OwnerListHeader list={list} left={was} />)
  })
  .get('/:username/title', async (c) => showText(c, await listOfPath(c), 'title'))
  .post('/:username/title', async (c) => {
    const list = await listOfPath(c)
    const form = await readForm(c, titleForm, { privateGuid: list.privateGuid })
    if (!form.ok) return showText(c, list, 'title', 422, refusedState(form))
    const saved = await updateTitle(c.get('scope'), form.value, form.value.version)
    return saved.ok
      ? showSaved(c, 'title')
      : showText(
          c,
          list,
          'title',
          422,
          conflictState(form.typed, saved.detail, ({ title }) => ({ title: title ?? '' }), {}),
        )
  })
  .get('/:username/description', async (c) => showText(c, await listOfPath(c), 'description'))
  .post('/:username/description', async (c) => {
    const list = await listOfPath(c)
    const form = await readForm(c, descriptionForm, { privateGuid: list.privateGuid })
    if (!form.ok) return showText(c, list, 'description', 422, refusedState(form))
    const saved = await updateDescription(c.get('scope'), form.value, form.value.version)
    if (saved.ok) return showSaved(c, 'description')
    const asTyped = ({ description }: { description: string | null }) => ({ description: description ?? '' })
    return showText(c, list, 'description', 422, conflictState(form.typed, saved.detail, asTyped, {}))
  })
  .get('/:username/occasion', async (c) => showOccasion(c, await listOfPath(c)))
  .post('/:username/occasion', async (c) => {
    const list = await listOfPath(c)
    const form = await readForm(c, occasionForm, { privateGuid: list.privateGuid })
    if (!form.ok) return showOccasion(c, list, 422, refusedState(form))
    const { version, ...given } = form.value
    const saved = await updateOccasion(c.get('scope'), given, version)
    if (!saved.ok) return showOccasion(c, list, 422, occasionConflict(c, form.typed, saved.detail))
    flashForPlainForm(c)
    c.header('HX-Trigger', 'close-dialog')
    const now = await listOfPath(c)
    return changed(
      c,
      `/${list.username}`,
      <HxPartial target={`#${headerId(list.publicGuid)}`}>
        <OwnerListHeader list={now} changed="occasion" />
      </HxPartial>,
    )
  })
