import { Hono } from 'hono'
import { drawUrl, resendLotUrl } from '#views/draws/urls.ts'
import { ResendDialog } from '#views/draws/manage/ResendDialog.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import { flash } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { dialog, fragment, redirect } from '#web/render.tsx'
import { redirectToProblem } from '../lots/web.ts'
import { resendForm, resendInput } from './input.ts'
import { resendMessages } from './problems.ts'
import { requestedParticipant, type RequestedParticipant } from './requested-participant.tsx'
import { resendLot } from './resend-lot.ts'

function showResend(
  c: Http,
  { draw, participant }: RequestedParticipant,
  status: 200 | 422 = 200,
  state: FormState = {},
): Response {
  const title = c.get('scope').texts.t('loting.resend.title', { name: participant.name })
  return dialog(
    c,
    { title, current: 'draws', width: 'narrow', noIndex: true, status },
    <ResendDialog drawGuid={draw.publicGuid} participant={participant} {...state} />,
  )
}

async function getResend(c: Http): Promise<Response> {
  const requested = await requestedParticipant(c)
  return requested instanceof Response ? requested : showResend(c, requested)
}

async function postResend(c: Http): Promise<Response> {
  const requested = await requestedParticipant(c)
  if (requested instanceof Response) return requested
  const { draw, participant } = requested
  const { publicGuid: participantPublicGuid, name, hasFixedAddress } = participant
  const form = hasFixedAddress
    ? await readForm(c, resendInput, { participantPublicGuid, email: null })
    : await readForm(c, resendForm, { participantPublicGuid })
  if (!form.ok) return showResend(c, requested, 422, refusedState(form))
  const sent = await resendLot(c.get('scope'), form.value)
  if (!sent.ok) {
    if (sent.problem === 'Deleted') return redirectToProblem(c, 'loting', 'Deleted')
    const field = sent.problem === 'InvalidData' ? 'email' : 'form'
    const errors = { [field]: [resendMessages[sent.problem]] }
    return showResend(c, requested, 422, { typed: form.typed, errors })
  }
  flash(c, { id: 'loting.resend.success', values: { name }, kind: 'good' })
  if (!wantsFragment(c)) return redirect(c, drawUrl(draw.publicGuid))
  // The response is empty, because the draw's live topic updates the participant's row.
  c.header('HX-Trigger', 'close-dialog')
  return fragment(c, null)
}

export const resendPages = new Hono<Env>()
  .get(resendLotUrl(':guid', ':participant'), getResend)
  .post(resendLotUrl(':guid', ':participant'), postResend)
