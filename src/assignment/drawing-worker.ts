import { parentPort } from 'node:worker_threads'
import { type ComputationName, computations, type Terms } from './computations.ts'

/** A computation for the thread: its name in `computations`, and its parameters. */
export interface Task {
  readonly work: ComputationName
  readonly excluded: readonly (readonly number[])[]
  readonly terms: Terms
}

parentPort!.on('message', ({ work, excluded, terms }: Task) =>
  parentPort!.postMessage(
    computations[work](
      excluded.map((positions) => new Set(positions)),
      terms,
    ),
  ),
)
