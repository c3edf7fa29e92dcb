import { parentPort } from 'node:worker_threads'
import { type Work, works } from './works.ts'

/** A computation for the thread: its name in `works`, and the exclusions to run it on. */
export interface Task {
  readonly work: Work
  readonly excluded: readonly (readonly number[])[]
}

parentPort!.on('message', ({ work, excluded }: Task) =>
  parentPort!.postMessage(works[work](excluded.map((positions) => new Set(positions)))),
)
