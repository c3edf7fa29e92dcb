import { parentPort } from 'node:worker_threads'
import { draw } from './draw.ts'

parentPort!.on('message', (excluded: readonly (readonly number[])[]) =>
  parentPort!.postMessage(
    draw(
      excluded.length,
      excluded.map((positions) => new Set(positions)),
    ),
  ),
)
