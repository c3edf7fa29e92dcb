import { parentPort } from 'node:worker_threads'
import { type ComputationName, computations } from './computations.ts'

/** A computation for the thread: its name in `computations`, and the exclusions to run it on. */
export interface Task {
  readonly work: ComputationName
  readonly excluded: readonly (readonly number[])[]
}

parentPort!.on('message', ({ work, excluded }: Task) =>
  parentPort!.postMessage(computations[work](excluded.map((positions) => new Set(positions)))),
)
