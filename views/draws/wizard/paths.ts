import type { Step } from '../../../src/draws/wizard/step-names.ts'
import { wizardAddress } from '../addresses.ts'

export const paths: Record<Step, string> = {
  start: `${wizardAddress}/start`,
  details: `${wizardAddress}/details`,
  participants: `${wizardAddress}/deelnemers`,
  exclusions: `${wizardAddress}/uitsluitingen`,
  overview: `${wizardAddress}/overzicht`,
}

export const personPath = ({ localGuid }: { localGuid: string }) => `${paths.participants}/${localGuid}`

/** The ways to add people, each a tab. */
export const tabs = ['single', 'bulk', 'friends'] as const
export type Tab = (typeof tabs)[number]
export const tabPath = (tab: Tab) => `${paths.participants}?tab=${tab}`

/** Attributes of an element that sends the draft to `path` and shows the step that comes back. */
export const toStep = (path: string) => ({ 'hx-post': path, 'hx-target': '#wizard', 'hx-swap': 'innerHTML' }) as const

/** Attributes of a link back or on to a step that needs no check. */
export const goesTo = (step: Step) =>
  ({ href: paths[step], ...toStep(paths[step]), 'hx-push-url': paths[step], 'hx-vals': '{"moved":"on"}' }) as const

/** Attributes of a button that opens a dialog about the draft. Long lists have many of them, and htmx would prepare each. */
export const asksAt = (path: string) => ({ type: 'button', 'data-drawing-asks': path }) as const
