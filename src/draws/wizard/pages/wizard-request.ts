import { NotFound } from '#core/errors.ts'
import { paths } from '#views/draws/wizard/paths.ts'
import type { TypedValues } from '#web/forms.ts'
import { wantsFragment, type Http } from '#web/http.ts'
import type { Draft } from '../draft.ts'
import { readDraft } from '../read-draft.ts'
import type { Step } from '../step-names.ts'

/** Throws NotFound where there is no wizard: while draws are switched off, and in the app shell. */
export function requireWizard(c: Http): void {
  const { config, isApp } = c.get('scope')
  if (!config.switches.drawLots || isApp) throw new NotFound()
}

/** Request that the wizard's script sends: the draft, and the fields of the step's form. */
export interface WizardRequest {
  draft: Draft | null
  isUnreadable: boolean
  /** whether the organizer moved to this step on purpose, so that the focus moves to it */
  moved: boolean
  typed: TypedValues
  form: FormData
}

async function readSent(c: Http): Promise<WizardRequest> {
  const form = await c.req.formData().catch(() => new FormData())
  const typed: TypedValues = {}
  for (const [name, value] of form)
    if (typeof value === 'string' && name !== 'draft' && name !== 'csrfToken')
      typed[name] = value.replace(/\r\n/g, '\n')
  const read = readDraft(form.get('draft'), c.get('scope').user)
  return {
    draft: read === 'unreadable' ? null : read,
    isUnreadable: read === 'unreadable',
    moved: typed['moved'] === 'on',
    typed,
    form,
  }
}

/**
 * Returns a handler for the requests of the wizard's script about a step. Redirects all other requests to the step's
 * page.
 */
export const fromScript =
  (step: Step, handle: (c: Http, sent: WizardRequest) => Response | Promise<Response>) =>
  async (c: Http): Promise<Response> => {
    requireWizard(c)
    return wantsFragment(c) ? handle(c, await readSent(c)) : c.redirect(paths[step], 303)
  }
