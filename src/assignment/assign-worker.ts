import { parentPort } from 'node:worker_threads'
import type { AssignmentDone, AssignmentTask } from './assign.ts'
import { draw } from './draw.ts'

parentPort!.on('message', ({ id, excluded }: AssignmentTask) => {
  const assignment = draw(
    excluded.length,
    excluded.map((positions) => new Set(positions)),
  )
  parentPort!.postMessage({ id, assignment } satisfies AssignmentDone)
})
