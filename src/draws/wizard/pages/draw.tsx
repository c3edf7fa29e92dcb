import { Hono } from 'hono'
import { justDrawnUrl } from '#views/draws/urls.ts'
import { DrawFailed } from '#views/draws/wizard/DrawOverview.tsx'
import { paths } from '#views/draws/wizard/paths.ts'
import { Unauthorized } from '#core/errors.ts'
import { parse, type FieldErrors } from '#core/input.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import type { Env } from '#web/http.ts'
import { fragment, redirect } from '#web/render.tsx'
import { sendSessionCookie } from '#web/session.ts'
import { createDraw } from '../../create-draw.ts'
import { createInput } from '../../input.ts'
import { createMessages } from '../../problems.ts'
import { organizerOf, termsOf, type Draft } from '../draft.ts'
import { fromScript } from './wizard-request.ts'

/** Converts a draft to the input that draws it, in which an organizer who takes part comes first. */
function drawOf(draft: Draft): Record<string, unknown> {
  const organizer = organizerOf(draft)
  const others = draft.participants.filter((person) => person !== organizer)
  return {
    ...draft,
    ...termsOf(draft),
    organizer: { name: organizer.name, email: organizer.email },
    participants: draft.organizerTakesPart ? [organizer, ...others] : others,
  }
}

/** Returns the step in which the organizer can correct a refused field. */
const stepOf = (errors: FieldErrors) =>
  Object.keys(errors).some((field) => /^(title|description|date|budget|organizer|participants\.0\.)/.test(field))
    ? 'details'
    : 'participants'

/** Step in which the organizer can solve a problem; undefined if there is no such step. */
const stepFor = {
  InvalidExclusions: 'exclusions',
  TooHard: 'exclusions',
  InvalidOrganizerEmail: 'details',
  InvalidDate: 'details',
  InvalidData: 'participants',
  DrawnAlready: undefined,
} as const

/**
 * Makes the draw and redirects to its page, or says in a dialog why nothing was drawn. The wizard's script shows an
 * animation meanwhile, and deletes the draft afterwards.
 */
const postDraw = fromScript('overview', async (c, { draft, typed }) => {
  const given = parse(
    createInput,
    draft && { ...drawOf(draft), contextId: typed['contextId'], notAgainGuid: typed['notAgainGuid'] },
  )
  if (!given.ok)
    return fragment(c, <DrawFailed messageId="loting.do_loting_error.data" step={stepOf(given.errors)} />, 422)
  try {
    const drawn = await createDraw(c.get('scope'), given.value)
    sendSessionCookie(c)
    if (drawn.ok) {
      if (drawn.value.isEarlier) flashOnNextPage(c, { id: 'loting.do_loting.drawn_earlier' })
      return redirect(c, justDrawnUrl(drawn.value.publicGuid))
    }
    const { problem, detail: obstacle = null } = drawn
    return fragment(
      c,
      <DrawFailed
        messageId={problem === 'InvalidDate' ? 'loting.date.out_of_range' : createMessages[problem]}
        obstacle={obstacle}
        step={stepFor[problem]}
      />,
      422,
    )
  } catch (error) {
    if (!(error instanceof Unauthorized)) throw error
    return fragment(
      c,
      <DrawFailed messageId="loting.do_loting_error.login_required" loginAs={draft && organizerOf(draft).email} />,
      422,
    )
  }
})

export const wizardDrawPages = new Hono<Env>().post(`${paths.overview}/draw`, postDraw)
