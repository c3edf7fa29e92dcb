import { z } from 'zod'
import { guid } from '#core/input.ts'
import { Api, apiResponse, apiResponseOr } from '#web/api.ts'
import { sendSessionCookie } from '#web/session.ts'
import { openEnvelope } from './open-envelope.ts'
import { openEnvelopeProblems } from './problems.ts'

const envelopeRef = z.object({ envelopeGuid: guid() })

export const envelopeApi = new Api().endpoint(
  {
    method: 'post',
    path: '/api/Lot/OpenEnvelope',
    summary: 'Open an envelope, which opens once; returns the private guid of its lot',
    body: envelopeRef,
    responses: { 200: z.object({ lotPrivateGuid: z.string() }) },
    problems: openEnvelopeProblems,
  },
  async (scope, { envelopeGuid }, c) => {
    const opened = await openEnvelope(scope, envelopeGuid)
    if (opened.ok) sendSessionCookie(c)
    return apiResponseOr(opened, (lotPrivateGuid) => apiResponse(200, { lotPrivateGuid }))
  },
)
