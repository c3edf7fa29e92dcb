export { fetchOutside } from './fetch-outside.ts'
export type { Fetched, FetchProblem } from './follow-address.ts'
