import { parentPort } from 'node:worker_threads'
import { type Work, works } from './works.ts'

/** The name of a computation, and what it is about. */
export interface Task {
  readonly work: Work
  readonly excluded: readonly (readonly number[])[]
}

parentPort!.on('message', ({ work, excluded }: Task) =>
  parentPort!.postMessage(works[work](excluded.map((positions) => new Set(positions)))),
)
