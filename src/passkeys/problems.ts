export const startProblems = ['WrongPassword', 'TooMany'] as const
export type StartProblem = (typeof startProblems)[number]
/** `Refused`: the browser's response proves nothing, or came too late. */
export const addProblems = ['TooMany', 'KnownAlready', 'Refused'] as const
export type AddProblem = (typeof addProblems)[number]
/** `Refused`: the browser's response proves nothing, or came too late. */
export const loginProblems = ['Refused'] as const
