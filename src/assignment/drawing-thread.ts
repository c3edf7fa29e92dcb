import { Worker } from 'node:worker_threads'
import type { Task } from './drawing-worker.ts'
import { type Excluded, type Outcome, type ComputationName, type Terms } from './computations.ts'

/**
 * A thread that draws and examines exclusions, one task at a time. It starts when it is first needed, and again after
 * it has failed. It keeps the process alive only while it works.
 */
export class DrawingThread {
  private worker: Worker | undefined
  private done = Promise.withResolvers<Outcome<ComputationName>>()

  /** Runs a computation in the thread. @throws the error that ended the thread, if it ended meanwhile */
  async do<Name extends ComputationName>(work: Name, excluded: Excluded, terms: Terms): Promise<Outcome<Name>> {
    this.done = Promise.withResolvers()
    const worker = (this.worker ??= this.start())
    worker.ref()
    const task: Task = { work, excluded: excluded.map((positions) => [...positions]), terms }
    worker.postMessage(task)
    // the thread does one task at a time, so its next message is this task's outcome
    const outcome = this.done.promise as Promise<Outcome<Name>>
    return outcome.finally(() => worker.unref())
  }

  private start(): Worker {
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url))
    worker.on('message', (outcome: Outcome<ComputationName>) => this.done.resolve(outcome))
    const fail = (error: unknown) => {
      // an exit event follows an error event, and by then the next task may have begun in another thread
      if (this.worker !== worker) return
      this.worker = undefined
      this.done.reject(error)
    }
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('the thread that draws has ended')))
    return worker
  }
}
