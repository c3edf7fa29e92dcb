import { Worker } from 'node:worker_threads'
import type { Task } from './drawing-worker.ts'
import { type Excluded, type Outcome, type Work } from './works.ts'

/** A thread that draws and examines exclusions, one task at a time. Started when first needed, and again after it failed; it keeps the process alive only while it works. */
export class DrawingThread {
  private worker: Worker | undefined
  private done = Promise.withResolvers<Outcome<Work>>()

  /** @throws what ended the thread, if it did */
  async do<Name extends Work>(work: Name, excluded: Excluded): Promise<Outcome<Name>> {
    this.done = Promise.withResolvers()
    const worker = (this.worker ??= this.start())
    worker.ref()
    const task: Task = { work, excluded: excluded.map((positions) => [...positions]) }
    worker.postMessage(task)
    const outcome = this.done.promise as Promise<Outcome<Name>> // one task at a time: the next message answers this one
    return outcome.finally(() => worker.unref())
  }

  private start(): Worker {
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url))
    worker.on('message', (outcome: Outcome<Work>) => this.done.resolve(outcome))
    const fail = (error: unknown) => {
      // an error is followed by an exit, when the next task may have begun in another thread
      if (this.worker !== worker) return
      this.worker = undefined
      this.done.reject(error)
    }
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('the thread that draws has ended')))
    return worker
  }
}
