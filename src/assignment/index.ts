export { assign, examine, isDrawnAtOnce } from './assign.ts'
export type { Obstacle } from './explain.ts'
export type { Drawn } from './computations.ts'
