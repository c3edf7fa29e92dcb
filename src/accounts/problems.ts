/** Why an address gives no afstreper. */
export const afstreperProblems = ['EmailInUse', 'EmailUnusable', 'Other'] as const
export type AfstreperProblem = (typeof afstreperProblems)[number]
