import { z } from 'zod'
import { guid } from '#core/input.ts'
import { Api, apiResponse, apiResponseOr } from '#web/api.ts'
import { sendSessionCookie } from '#web/session.ts'
import { lotGuidField } from '../lots/index.ts'
import { openEnvelope } from './open-envelope.ts'
import { openEnvelopeMessages } from './problems.ts'

const envelopeRef = z.object({
  envelopeGuid: guid().meta({
    description: 'Last part of the link that the organiser hands to the participant: `envelope.url` of a draw',
  }),
})

export const envelopeApi = new Api().endpoint(
  {
    method: 'post',
    path: '/api/Lot/OpenEnvelope',
    summary: 'Open an envelope, which opens once',
    description:
      'The first session that opens it gets the private guid, and the organiser sees that it’s open. The same session gets the guid again; others get `AlreadyOpened`. An account with a proven address finds it in `Loting/Overview` from then on. `Deleted` means that the draw is deleted, the organiser replaced the envelope, or the participant left.',
    setsSession: true,
    body: envelopeRef,
    responses: { 200: z.object({ lotPrivateGuid: lotGuidField() }) },
    problems: openEnvelopeMessages,
  },
  async (scope, { envelopeGuid }, c) => {
    const opened = await openEnvelope(scope, envelopeGuid)
    if (opened.ok) sendSessionCookie(c)
    return apiResponseOr(opened, (lotPrivateGuid) => apiResponse(200, { lotPrivateGuid }))
  },
)
