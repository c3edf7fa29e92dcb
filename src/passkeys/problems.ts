/** `Refused`: what the browser sent does not prove anything, or came too late. */
export const startProblems = ['WrongPassword', 'TooMany'] as const
export type StartProblem = (typeof startProblems)[number]
export const addProblems = ['TooMany', 'KnownAlready', 'Refused'] as const
export type AddProblem = (typeof addProblems)[number]
export const loginProblems = ['Refused'] as const
