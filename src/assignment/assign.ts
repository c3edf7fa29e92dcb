import { Worker } from 'node:worker_threads'
import { draw } from './draw.ts'

/** What a draw of lots comes to: at each giver's position, the position of whom he drew. */
export type Assignment = ReturnType<typeof draw>

/** Up to here a draw takes a moment, whatever is excluded; above it could keep everybody else waiting. */
const most = 12

/** What the thread is asked, and answers. */
export interface AssignmentTask {
  id: number
  size: number
  excluded: readonly (readonly number[])[]
}
export interface AssignmentDone {
  id: number
  outcome: Assignment
}

interface Waiting {
  resolve(outcome: Assignment): void
  reject(error: unknown): void
}

let thread: Worker | undefined
let tasks = 0
const waiting = new Map<number, Waiting>()

/** One thread a process draws the larger draws, one after another; it keeps nobody from ending. */
function openThread(): Worker {
  const opened = new Worker(new URL('./assign-worker.ts', import.meta.url))
  opened.unref()
  opened.on('message', ({ id, outcome }: AssignmentDone) => {
    waiting.get(id)?.resolve(outcome)
    waiting.delete(id)
    if (waiting.size === 0) opened.unref()
  })
  const fail = (error: unknown) => {
    if (thread === opened) thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  opened.on('error', fail)
  opened.on('exit', () => fail(new Error('the thread that draws has ended')))
  return opened
}

/**
 * Draws: uniformly among all permitted assignments, from the operating system's randomness. Never blocks the event loop for long.
 * @param excluded by giver's position, the positions that he may not draw
 */
export async function assign(excluded: readonly ReadonlySet<number>[]): Promise<Assignment> {
  const size = excluded.length
  if (size <= most) return draw(size, excluded)
  thread ??= openThread()
  const asked = thread
  const id = tasks++
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    asked.ref()
    asked.postMessage({ id, size, excluded: excluded.map((positions) => [...positions]) } satisfies AssignmentTask)
  })
}
