import { NotFound } from '#core/errors.ts'
import { paths } from '#views/draws/wizard/paths.ts'
import type { TypedValues } from '#web/forms.ts'
import { wantsFragment, type Http } from '#web/http.ts'
import type { Draft } from '../draft.ts'
import { readDraft } from '../read-draft.ts'
import type { Step } from '../step-names.ts'

/** The wizard is offered where draws are, and not inside the native shell. */
export function requireWizard(c: Http): void {
  const { config, isApp } = c.get('scope')
  if (!config.switches.drawLots || isApp) throw new NotFound()
}

/** What the wizard's script sends: the draft, and the step's own fields. */
export interface Sent {
  draft: Draft | null
  isUnreadable: boolean
  /** the reader chose to come to this step, so the focus moves to it */
  moved: boolean
  typed: TypedValues
  form: FormData
}

async function readSent(c: Http): Promise<Sent> {
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

/** A handler of what the script sends about a step; without the script one is led to the step's page. */
export const fromScript =
  (step: Step, handle: (c: Http, sent: Sent) => Response | Promise<Response>) =>
  async (c: Http): Promise<Response> => {
    requireWizard(c)
    return wantsFragment(c) ? handle(c, await readSent(c)) : c.redirect(paths[step], 303)
  }
