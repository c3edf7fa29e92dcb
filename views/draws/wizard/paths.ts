import type { Step } from '../../../src/draws/wizard/step-names.ts'
import { wizardUrl } from '../urls.ts'

export const paths: Record<Step, string> = {
  start: `${wizardUrl}/start`,
  details: `${wizardUrl}/details`,
  participants: `${wizardUrl}/deelnemers`,
  exclusions: `${wizardUrl}/uitsluitingen`,
  overview: `${wizardUrl}/overzicht`,
}

/** URL of the request that makes a draw which waits for its people, who join by one link. */
export const gatherPath = `${wizardUrl}/samen`

export const personPath = ({ localGuid }: { localGuid: string }) => `${paths.participants}/${localGuid}`

/** Ways to add people to a draw, each on a tab of its own. */
export const tabs = ['single', 'bulk', 'friends'] as const
export type Tab = (typeof tabs)[number]
export const tabPath = (tab: Tab) => `${paths.participants}?tab=${tab}`

/**
 * Returns attributes of an element that sends the draft of the draw to `path` and shows the wizard's step in the
 * response.
 */
export const sendsDraftTo = (path: string) =>
  ({ 'hx-post': path, 'hx-target': '#wizard', 'hx-swap': 'innerHTML' }) as const

/** Returns attributes of a link to a step of the wizard. Following the link doesn't check the current step. */
export const linksToStep = (step: Step) =>
  ({
    href: paths[step],
    ...sendsDraftTo(paths[step]),
    'hx-push-url': paths[step],
    'hx-vals': '{"moved":"on"}',
  }) as const

/**
 * Returns attributes of a button that opens a dialog about the draft. They aren't htmx attributes, because long lists
 * have many such buttons and htmx would prepare each.
 */
export const opensDraftDialog = (path: string) => ({ type: 'button', 'data-drawing-asks': path }) as const
