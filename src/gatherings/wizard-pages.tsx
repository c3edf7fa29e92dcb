import { Hono } from 'hono'
import { gatheringUrl } from '#views/gatherings/urls.ts'
import { gatherPath } from '#views/draws/wizard/paths.ts'
import { Unauthorized } from '#core/errors.ts'
import { parse } from '#core/input.ts'
import type { Env } from '#web/http.ts'
import { redirect } from '#web/render.tsx'
import { sendSessionCookie } from '#web/session.ts'
import { invalidDate } from '../draws/index.ts'
import { fromDetails, showDetails } from '../draws/web.ts'
import { createGathering } from './create-gathering.ts'
import { createInput } from './input.ts'
import { createMessages } from './problems.ts'

/**
 * Makes a draw that waits for its people of the wizard's draft. People whom the organizer has entered already are in.
 * The wizard's script deletes the draft then.
 */
const postGather = fromDetails(async (c, { sent, draft, details }) => {
  const { name, email, ...about } = details
  const given = parse(createInput, { ...about, organizer: { name, email }, contextId: sent.typed['contextId'] })
  const state = { typed: sent.typed }
  if (!given.ok) return showDetails(c, draft, false, { ...state, errors: given.errors }, 422)
  try {
    const known = draft.participants.filter(({ isOrganizer }) => !isOrganizer)
    const created = await createGathering(c.get('scope'), given.value, known)
    sendSessionCookie(c)
    if (created.ok) return redirect(c, gatheringUrl(created.value.publicGuid))
    const { problem } = created
    const errors = problem === 'InvalidDate' ? invalidDate.InvalidDate : { form: [createMessages[problem]] }
    return showDetails(c, draft, false, { ...state, errors }, 422)
  } catch (error) {
    if (!(error instanceof Unauthorized)) throw error
    return showDetails(c, draft, false, { ...state, errors: { email: ['loting.organizer.email_of_account'] } }, 422)
  }
})

export const wizardGatheringPages = new Hono<Env>().post(gatherPath, postGather)
