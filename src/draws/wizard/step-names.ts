/** Steps of the wizard before the draw, in order. */
export const steps = ['start', 'details', 'participants', 'exclusions', 'overview'] as const
export type Step = (typeof steps)[number]
