import { Hono } from 'hono'
import type { FormState } from '#views/layout/Field.tsx'
import { lotUrl, questionUrl } from '#views/lots/urls.ts'
import { QuestionDialog } from '#views/lots/QuestionDialog.tsx'
import { flash } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { changed, dialog } from '#web/render.tsx'
import { questionInput } from './input.ts'
import type { LotView } from './lot-for.ts'
import { questionMessages } from './problems.ts'
import { sendQuestion } from './send-question.ts'
import { aboutLot, viewedLot } from './show-lot.tsx'

const showQuestion = (c: Http, lot: LotView, status: 200 | 422 = 200, state: FormState = {}): Response =>
  dialog(
    c,
    { ...aboutLot(c), title: c.get('scope').texts.t('lot.question'), width: 'narrow', status },
    <QuestionDialog lotGuid={lot.lotGuid} name={lot.drawn.name} {...state} />,
  )

async function getQuestion(c: Http): Promise<Response> {
  const lot = await viewedLot(c)
  return lot instanceof Response ? lot : showQuestion(c, lot)
}

async function postQuestion(c: Http): Promise<Response> {
  const lot = await viewedLot(c)
  if (lot instanceof Response) return lot
  const form = await readForm(c, questionInput, { lotPrivateGuid: lot.lotGuid })
  if (!form.ok) return showQuestion(c, lot, 422, refusedState(form))
  const sent = await sendQuestion(c.get('scope'), lot.lotGuid, form.value.question)
  if (!sent.ok)
    return showQuestion(c, lot, 422, { typed: form.typed, errors: { form: [questionMessages[sent.problem]] } })
  flash(c, { id: 'lot.question.sent', values: { name: lot.drawn.name }, kind: 'good' })
  c.header('HX-Trigger', 'close-dialog')
  return changed(c, lotUrl(lot.lotGuid), null)
}

export const questionPages = new Hono<Env>()
  .get(questionUrl(':guid'), getQuestion)
  .post(questionUrl(':guid'), postQuestion)
