import { Hono } from 'hono'
import { drawsUrl, wizardUrl } from '#views/draws/urls.ts'
import { paths } from '#views/draws/wizard/paths.ts'
import { Shell } from '#views/draws/wizard/Shell.tsx'
import { StartAnew } from '#views/draws/wizard/Start.tsx'
import type { Env, Http } from '#web/http.ts'
import { fragment, page, redirect } from '#web/render.tsx'
import { detailsPages } from './details.tsx'
import { wizardDrawPages } from './draw.tsx'
import { exclusionsPages } from './exclusions.tsx'
import { participantsPages } from './participants.tsx'
import { personPages } from './person.tsx'
import { fromScript, requireWizard, type WizardRequest } from './wizard-request.ts'
import { addPeopleForm, showOtherStep, showStep, tabNamed } from './show-step.tsx'
import { steps, type Step } from '../step-names.ts'
import { readyFor } from '../steps.ts'

const titles = {
  start: 'loting.start.title',
  details: 'loting.details.title',
  participants: 'loting.people.title',
  exclusions: 'loting.exclusions.title',
  overview: 'loting.overview.title',
} as const

/** Shows the page around a step. The page's script then sends the draft, and gets the step. */
function showShell(c: Http, step: Step, begins: 'step' | 'entry' = 'step'): Response {
  requireWizard(c)
  const title = c.get('scope').texts.t(titles[step])
  const noIndex = step !== 'start' || begins === 'entry'
  return page(c, { title, current: 'draws', drawing: true, noIndex }, <Shell step={step} begins={begins} />)
}

/**
 * Handles the wizard's URL without a step: redirects to the start. A caller from the overview of draws gets a page
 * whose script continues with the draft in progress, because only the browser knows that draft.
 */
function enter(c: Http): Response {
  requireWizard(c)
  const referer = c.req.header('Referer')
  const isFromHome = referer !== undefined && URL.canParse(referer) && new URL(referer).pathname === drawsUrl
  return isFromHome ? showShell(c, 'start', 'entry') : redirect(c, paths.start)
}

/** Shows a step for the draft that the script sent, or the last earlier step for which the draft is ready. */
async function postStep(c: Http, step: Step, sent: WizardRequest): Promise<Response> {
  if (sent.isUnreadable && step !== 'start') return showOtherStep(c, 'start', sent)
  const ready = readyFor(step, sent.draft, c.get('scope').now())
  if (ready !== step) return showOtherStep(c, ready, sent)
  if (step === 'participants' && sent.typed['part'] === 'add' && sent.draft)
    return fragment(c, await addPeopleForm(c, sent.draft, tabNamed(c.req.query('tab')), { chosen: true }))
  return showStep(c, step, sent)
}

const askStartAnew = fromScript('start', (c, sent) =>
  sent.draft ? fragment(c, <StartAnew draft={sent.draft} />) : showOtherStep(c, 'start', sent),
)

/** Pages of the wizard: the page around the steps, the steps, and the requests of each step. */
export const wizardPages = new Hono<Env>().get(wizardUrl, enter).post(`${paths.start}/new`, askStartAnew)

for (const step of steps) {
  wizardPages.get(paths[step], (c) => showShell(c, step))
  wizardPages.post(
    paths[step],
    fromScript(step, (c, sent) => postStep(c, step, sent)),
  )
}

wizardPages
  .route('/', detailsPages)
  .route('/', participantsPages)
  .route('/', personPages) // Comes after `participantsPages`: `/deelnemers/:person` would match its paths.
  .route('/', exclusionsPages)
  .route('/', wizardDrawPages)
