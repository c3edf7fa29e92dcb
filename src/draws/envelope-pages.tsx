import { Hono } from 'hono'
import { drawUrl, shareEnvelopeUrl } from '#views/draws/urls.ts'
import { EnvelopeDialog } from '#views/draws/manage/EnvelopeDialog.tsx'
import { flash } from '#web/flash.tsx'
import { guidParam, wantsFragment, type Env, type Http } from '#web/http.ts'
import { dialog, redirect } from '#web/render.tsx'
import { renewEnvelopeMessages } from '../envelopes/index.ts'
import { redirectToProblem } from '../lots/web.ts'
import { renewEnvelopeOf } from './renew-envelope-of.ts'
import { requestedParticipant, type RequestedParticipant } from './requested-participant.tsx'

const showEnvelope = (c: Http, { draw, participant }: RequestedParticipant): Response =>
  participant.envelope
    ? dialog(
        c,
        {
          title: c.get('scope').texts.t('envelope.share.title', { name: participant.name }),
          current: 'draws',
          width: 'narrow',
          noIndex: true,
        },
        <EnvelopeDialog draw={draw} participant={participant} />,
      )
    : redirect(c, drawUrl(draw.publicGuid))

async function getEnvelope(c: Http): Promise<Response> {
  const requested = await requestedParticipant(c)
  return requested instanceof Response ? requested : showEnvelope(c, requested)
}

async function postRenew(c: Http): Promise<Response> {
  const renewed = await renewEnvelopeOf(c.get('scope'), guidParam(c, 'participant'))
  if (!renewed.ok && renewed.problem === 'Deleted') return redirectToProblem(c, 'loting', 'Deleted')
  const requested = await requestedParticipant(c)
  if (requested instanceof Response) return requested
  const values = { name: requested.participant.name }
  flash(
    c,
    renewed.ok
      ? { id: 'envelope.renewed', values, kind: 'good' }
      : { id: renewEnvelopeMessages[renewed.problem], kind: 'bad' },
  )
  if (!wantsFragment(c)) return redirect(c, shareEnvelopeUrl(guidParam(c), guidParam(c, 'participant')))
  return showEnvelope(c, requested)
}

export const envelopePages = new Hono<Env>()
  .get(shareEnvelopeUrl(':guid', ':participant'), getEnvelope)
  .post(shareEnvelopeUrl(':guid', ':participant'), postRenew)
