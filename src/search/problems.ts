export const searchProblems = ['TookTooLong'] as const
export type SearchProblem = (typeof searchProblems)[number]
