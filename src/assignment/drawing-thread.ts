import { Worker } from 'node:worker_threads'
import { type DrawResult } from './draw.ts'

/** A thread that draws, once at a time. Started when first needed, and again after it failed; it keeps the process alive only while it draws. */
export class DrawingThread {
  private worker: Worker | undefined
  private done = Promise.withResolvers<DrawResult>()

  /**
   * @param excluded by giver's position, the positions that he may not draw
   * @throws what ended the thread, if it did
   */
  async draw(excluded: readonly ReadonlySet<number>[]): Promise<DrawResult> {
    this.done = Promise.withResolvers()
    const worker = (this.worker ??= this.start())
    worker.ref()
    worker.postMessage(excluded.map((positions) => [...positions]))
    return this.done.promise.finally(() => worker.unref())
  }

  private start(): Worker {
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url))
    worker.on('message', (result: DrawResult) => this.done.resolve(result))
    const fail = (error: unknown) => {
      // an error is followed by an exit, when the next draw may have begun in another thread
      if (this.worker !== worker) return
      this.worker = undefined
      this.done.reject(error)
    }
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('the thread that draws has ended')))
    return worker
  }
}
