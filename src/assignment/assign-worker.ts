import { parentPort } from 'node:worker_threads'
import type { AssignmentDone, AssignmentTask } from './assign.ts'
import { draw } from './draw.ts'

/** The thread's side of `assign`. */
parentPort!.on('message', ({ id, size, excluded }: AssignmentTask) => {
  const outcome = draw(
    size,
    excluded.map((positions) => new Set(positions)),
  )
  parentPort!.postMessage({ id, outcome } satisfies AssignmentDone)
})
