export { assign } from './assign.ts'
export { explain } from './explain.ts'
export { forcedPairs } from './forced-pairs.ts'
