export const productSearchProblems = ['TookTooLong'] as const
export type ProductSearchProblem = (typeof productSearchProblems)[number]
