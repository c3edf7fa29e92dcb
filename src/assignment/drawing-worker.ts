import { parentPort } from 'node:worker_threads'
import { type Work, works } from './works.ts'

/** A computation that the thread is asked for, by its name in `works`, and the exclusions that it is done with. */
export interface Task {
  readonly work: Work
  readonly excluded: readonly (readonly number[])[]
}

parentPort!.on('message', ({ work, excluded }: Task) =>
  parentPort!.postMessage(works[work](excluded.map((positions) => new Set(positions)))),
)
