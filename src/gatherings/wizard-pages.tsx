import { Hono } from 'hono'
import { AskDraft } from '#views/draws/manage/RedoDraft.tsx'
import { gatheringUrl, toDraftUrl } from '#views/gatherings/urls.ts'
import { gatherPath } from '#views/draws/wizard/paths.ts'
import { Unauthorized } from '#core/errors.ts'
import { parse } from '#core/input.ts'
import { guidParam, type Env, type Http } from '#web/http.ts'
import { dialog, redirect } from '#web/render.tsx'
import { sendSessionCookie } from '#web/session.ts'
import { invalidDate } from '../draws/index.ts'
import { fromDetails, handOver, requireWizard, showDetails } from '../draws/web.ts'
import { leadToProblem, requestedGathering } from './manage-pages.tsx'
import { draftOfGathering } from './draft-of-gathering.ts'
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

/** Asks whether the organizer would rather enter everybody. */
async function askDraft(c: Http): Promise<Response> {
  requireWizard(c)
  const gathering = await requestedGathering(c)
  if (gathering instanceof Response) return gathering
  const { t } = c.get('scope').texts
  const title = t('gathering.to_draft.title')
  const { publicGuid } = gathering
  return dialog(
    c,
    { title, current: 'draws', width: 'narrow', noIndex: true },
    <AskDraft
      title={title}
      body={t('gathering.to_draft.body')}
      button={t('loting.redo.button')}
      action={toDraftUrl(publicGuid)}
      closeHref={gatheringUrl(publicGuid)}
    />,
  )
}

/** Sends a draft with the gathering's people to the browser. The wizard continues with that draft. */
async function postDraft(c: Http): Promise<Response> {
  requireWizard(c)
  const publicGuid = guidParam(c)
  const draft = await draftOfGathering(c.get('scope'), publicGuid)
  if (!draft.ok) return leadToProblem(c, publicGuid, draft.problem)
  const title = c.get('scope').texts.t('gathering.to_draft')
  return handOver(c, { draft: draft.value, title, backHref: gatheringUrl(publicGuid) })
}

export const wizardGatheringPages = new Hono<Env>()
  .post(gatherPath, postGather)
  .get(toDraftUrl(':guid'), askDraft)
  .post(toDraftUrl(':guid'), postDraft)
