import { Hono } from 'hono'
import { Login } from '#views/accounts/Login.tsx'
import { DrawDetails } from '#views/draws/wizard/DrawDetails.tsx'
import { paths } from '#views/draws/wizard/paths.ts'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { parse } from '#core/input.ts'
import type { TypedValues } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { fragment } from '#web/render.tsx'
import { checkEmail } from '../../../accounts/index.ts'
import { emptyDraft, type Draft } from '../draft.ts'
import { fromScript } from './wizard-request.ts'
import { moveOn, showDetails } from './show-step.tsx'
import { detailsInput } from '../steps.ts'

/**
 * Takes the details into the draft and continues with the next step. If a caller without an account enters an account's
 * e-mail address, asks them to log in to that account.
 */
const leaveDetails = fromScript('details', async (c, sent) => {
  const scope = c.get('scope')
  const { typed } = sent
  const draft = sent.draft ?? emptyDraft(scope.user)
  const given = parse(detailsInput, { ...typed, ...(scope.user?.isAccount && { email: scope.user.email }) })
  if (!given.ok) return showDetails(c, draft, false, { errors: given.errors, typed }, 422)
  const { title, description, occasion, name, email } = given.value
  if (!scope.user?.isAccount && (await checkEmail(scope, email)) === 'Unavailable')
    return askLogin(c, draft, typed, email)
  const [organizer, ...others] = draft.participants
  return moveOn(c, 'participants', sent, {
    title,
    description: description ?? '',
    occasion,
    participants: [{ ...organizer!, name, email }, ...others],
  })
})

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
