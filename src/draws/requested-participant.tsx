import { NotFound } from '#core/errors.ts'
import { guidParam, type Http } from '#web/http.ts'
import type { DrawView, ParticipantView } from './draw-for.ts'
import { requestedDraw } from './draw-pages.tsx'

/** A draw that the caller manages, and one of its participants. */
export interface RequestedParticipant {
  draw: DrawView
  participant: ParticipantView
}

/** Returns the draw and the participant in the path, or a redirect to the page that says why the draw doesn't open. */
export async function requestedParticipant(c: Http): Promise<RequestedParticipant | Response> {
  const draw = await requestedDraw(c)
  if (draw instanceof Response) return draw
  const participant = draw.participants.find(({ publicGuid }) => publicGuid === guidParam(c, 'participant'))
  if (!participant) throw new NotFound()
  return { draw, participant }
}
