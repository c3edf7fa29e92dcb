/** The wizard's steps before the draw, in their order. */
export const steps = ['start', 'details', 'participants', 'exclusions', 'overview'] as const
export type Step = (typeof steps)[number]
