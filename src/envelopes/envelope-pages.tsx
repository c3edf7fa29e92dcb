import { Hono } from 'hono'
import { envelopeUrl } from '#views/envelopes/urls.ts'
import { EnvelopePage, NoEnvelope } from '#views/envelopes/EnvelopePage.tsx'
import { LotHead } from '#views/lots/LotHead.tsx'
import { justOpenedUrl, lotUrl } from '#views/lots/urls.ts'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { sendSessionCookie } from '#web/session.ts'
import { requireDraws } from '../lots/web.ts'
import { envelopeFor } from './envelope-for.ts'
import { openEnvelope } from './open-envelope.ts'

/** Shows an envelope without opening it, because mail programs and messengers follow links, too. */
async function getEnvelope(c: Http): Promise<Response> {
  requireDraws(c)
  const { texts } = c.get('scope')
  const envelope = await envelopeFor(c.get('scope'), guidParam(c))
  const options = { title: texts.t('envelope.page_title'), current: 'draws', noIndex: true, head: <LotHead /> } as const
  if (!envelope.ok) {
    const { problem } = envelope
    return page(c, { ...options, status: problem === 'NotFound' ? 404 : 410 }, <NoEnvelope problem={problem} />)
  }
  if (envelope.value.ownLotGuid !== null) return redirect(c, lotUrl(envelope.value.ownLotGuid))
  // The cookie identifies this browser if the response to its press is lost.
  sendSessionCookie(c)
  return page(c, options, <EnvelopePage envelope={envelope.value} />)
}

async function postEnvelope(c: Http): Promise<Response> {
  requireDraws(c)
  const opened = await openEnvelope(c.get('scope'), guidParam(c))
  if (!opened.ok) return redirect(c, envelopeUrl(guidParam(c)))
  sendSessionCookie(c)
  return redirect(c, justOpenedUrl(opened.value))
}

export const envelopePages = new Hono<Env>()
  .get(envelopeUrl(':guid'), getEnvelope)
  .post(envelopeUrl(':guid'), postEnvelope)
