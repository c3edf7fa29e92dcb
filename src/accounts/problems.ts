export const guestProblems = ['EmailInUse', 'EmailUnusable', 'Other'] as const
export type GuestProblem = (typeof guestProblems)[number]
