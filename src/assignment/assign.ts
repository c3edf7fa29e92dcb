import { Worker } from 'node:worker_threads'
import { draw } from './draw.ts'

/** What a draw of lots comes to: at each giver's position, the position of whom he drew. */
export type Assignment = ReturnType<typeof draw> | { ok: false; problem: 'Busy'; retryAfterSeconds: number }

/** So few people are counted or shuffled in a moment, whatever is excluded; more could keep everybody else waiting. */
const MAX_PEOPLE_ON_MAIN_THREAD = 12

/** What the worker is asked, and answers. */
export interface AssignmentTask {
  id: number
  /** by giver's position, the positions that he may not draw */
  excluded: readonly (readonly number[])[]
}
export interface AssignmentDone {
  id: number
  assignment: Assignment
}

/** A thread that draws one task after another. It keeps the process alive only while somebody waits for it. */
class AssignmentWorker {
  private readonly thread = new Worker(new URL('./assign-worker.ts', import.meta.url))
  private readonly waiting = new Map<number, PromiseWithResolvers<Assignment>>()
  private tasks = 0

  constructor(onEnd: () => void) {
    this.thread.unref()
    this.thread.on('message', ({ id, assignment }: AssignmentDone) => {
      this.waiting.get(id)?.resolve(assignment)
      this.waiting.delete(id)
      if (this.waiting.size === 0) this.thread.unref()
    })
    const fail = (error: unknown) => {
      onEnd()
      for (const { reject } of this.waiting.values()) reject(error)
      this.waiting.clear()
    }
    this.thread.on('error', fail)
    this.thread.on('exit', () => fail(new Error('the thread that draws has ended')))
  }

  async draw(excluded: readonly ReadonlySet<number>[]): Promise<Assignment> {
    const id = this.tasks++
    const done = Promise.withResolvers<Assignment>()
    this.waiting.set(id, done)
    this.thread.ref()
    const task: AssignmentTask = { id, excluded: excluded.map((positions) => [...positions]) }
    this.thread.postMessage(task)
    return done.promise
  }
}

/** One a process; started when first needed, and again after it failed. */
let worker: AssignmentWorker | undefined

function runningWorker(): AssignmentWorker {
  if (worker) return worker
  const started = new AssignmentWorker(() => {
    if (worker === started) worker = undefined
  })
  return (worker = started)
}

/**
 * Draws as `draw` does, from the operating system's randomness, and never blocks the event loop for long.
 * @param excluded by giver's position, the positions that he may not draw
 */
export async function assign(excluded: readonly ReadonlySet<number>[], _client: string): Promise<Assignment> {
  return excluded.length <= MAX_PEOPLE_ON_MAIN_THREAD ? draw(excluded.length, excluded) : runningWorker().draw(excluded)
}
