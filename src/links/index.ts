export { fetchOutside, type Fetched, type FetchProblem } from './fetch-outside.ts'
