import { Hono } from 'hono'
import type { z } from 'zod'
import { Login } from '#views/accounts/Login.tsx'
import { DrawDetails } from '#views/draws/wizard/DrawDetails.tsx'
import { paths } from '#views/draws/wizard/paths.ts'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import type { TypedValues } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { fragment } from '#web/render.tsx'
import { checkEmail } from '../../../accounts/index.ts'
import { emptyDraft, withPeople, type Draft } from '../draft.ts'
import { fromScript, type WizardRequest } from './wizard-request.ts'
import { moveOn, showDetails } from './show-step.tsx'
import { readDetails, type detailsInput } from '../steps.ts'

/** The wizard's details, with the draft that has them. */
interface Details {
  sent: WizardRequest
  draft: Draft
  details: z.output<typeof detailsInput>
}

/**
 * Returns a handler for a form with the details, which are taken into the draft. If a caller without an account enters
 * an account's e-mail address, asks them to log in to that account.
 */
export const fromDetails = (handle: (c: Http, given: Details) => Promise<Response>) =>
  fromScript('details', async (c, sent) => {
    const scope = c.get('scope')
    const { typed } = sent
    const draft = sent.draft ?? emptyDraft(scope.user)
    const given = readDetails({ ...typed, ...(scope.user?.isAccount && { email: scope.user.email }) }, scope.now())
    if (!given.ok) return showDetails(c, draft, false, { errors: given.errors, typed }, 422)
    const { title, description, occasion, date, organizerTakesPart, name, email } = given.value
    if (!scope.user?.isAccount && (await checkEmail(scope, email)) === 'Unavailable')
      return askLogin(c, draft, typed, email)
    const about = { title, description: description ?? '', occasion, date: date ?? '', budget: typed['budget'] ?? '' }
    const people = draft.participants.map((person) => (person.isOrganizer ? { ...person, name, email } : person))
    const filled = withPeople({ ...draft, ...about, organizerTakesPart }, people)
    return handle(c, { sent, draft: filled, details: given.value })
  })

/** Continues with the next step, in which the organizer enters everybody. */
const leaveDetails = fromDetails((c, { sent, draft }) => moveOn(c, 'participants', sent, draft))

function askLogin(c: Http, draft: Draft, typed: TypedValues, email: string): Response {
  c.header('HX-Retarget', '#dialogs')
  c.header('HX-Reswap', 'beforeend')
  return fragment(
    c,
    <>
      <Login
        returnUrl={paths.details}
        emailOrUsername={email}
        explanation={c.get('scope').texts.t('loting.organizer.email_of_account')}
      />
      <HxPartial target="#wizard" swap="innerHTML">
        <DrawDetails
          draft={draft}
          moved={false}
          errors={{ email: ['loting.organizer.email_of_account'] }}
          typed={typed}
        />
      </HxPartial>
    </>,
    401,
  )
}

export const detailsPages = new Hono<Env>().post(`${paths.details}/next`, leaveDetails)
