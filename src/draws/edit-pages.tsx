import { Hono } from 'hono'
import { drawUrl, editDrawUrl } from '#views/draws/urls.ts'
import { EditDraw } from '#views/draws/manage/EditDraw.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import { flash } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { dialog, fragment, redirect } from '#web/render.tsx'
import { redirectToProblem } from '../lots/web.ts'
import type { DrawView } from './draw-for.ts'
import { requestedDraw } from './draw-pages.tsx'
import { updateForm } from './input.ts'
import { invalidDate, updateMessages } from './problems.ts'
import { updateDraw } from './update-draw.ts'

const showEdit = (c: Http, draw: DrawView, status: 200 | 422 = 200, state: FormState = {}): Response =>
  dialog(
    c,
    { title: c.get('scope').texts.t('loting.edit.title'), current: 'draws', width: 'narrow', noIndex: true, status },
    <EditDraw
      draw={draw}
      action={editDrawUrl(draw.publicGuid)}
      closeHref={drawUrl(draw.publicGuid)}
      isDrawn
      {...state}
    />,
  )

async function getEdit(c: Http): Promise<Response> {
  const draw = await requestedDraw(c)
  return draw instanceof Response ? draw : showEdit(c, draw)
}

async function postEdit(c: Http): Promise<Response> {
  const draw = await requestedDraw(c)
  if (draw instanceof Response) return draw
  const form = await readForm(c, updateForm, { publicGuid: guidParam(c) })
  if (!form.ok) return showEdit(c, draw, 422, refusedState(form))
  const updated = await updateDraw(c.get('scope'), form.value)
  if (!updated.ok) {
    const { problem } = updated
    if (problem === 'Deleted') return redirectToProblem(c, 'loting', problem)
    const errors = problem === 'InvalidDate' ? invalidDate.InvalidDate : { form: [updateMessages[problem]] }
    return showEdit(c, draw, 422, { typed: form.typed, errors })
  }
  flash(c, { id: 'loting.edit.saved', kind: 'good' })
  if (!wantsFragment(c)) return redirect(c, drawUrl(draw.publicGuid))
  // The response is empty, because the draw's live topic reloads the page.
  c.header('HX-Trigger', 'close-dialog')
  return fragment(c, null)
}

export const editPages = new Hono<Env>().get(editDrawUrl(':guid'), getEdit).post(editDrawUrl(':guid'), postEdit)
