export { assign } from './assign.ts'
export { explain } from './explain.ts'
