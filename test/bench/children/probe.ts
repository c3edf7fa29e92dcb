import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded before what a child process runs; answers the bench's questions about the process, and asks nothing of the product.

/** What the bench may ask. */
export type Question = 'usage' | 'usage after collection' | 'watch delay' | 'delay'

/** A process's processor time and memory, and how late its event loop was since the watch began. */
export interface Answer {
  cpuMs: number
  rss: number
  heapUsed: number
  delayMs: { p99: number; max: number }
}

const delay = monitorEventLoopDelay({ resolution: 1 })
const isQuestion = (message: unknown): message is Question => typeof message === 'string'

process.on('message', (message) => {
  if (!isQuestion(message)) return
  if (message === 'usage after collection') globalThis.gc?.()
  if (message === 'watch delay') {
    delay.enable()
    delay.reset()
  }
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  const answer: Answer = {
    cpuMs: (user + system) / 1000,
    rss,
    heapUsed,
    delayMs: { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 },
  }
  process.send?.(answer)
})
process.on('disconnect', () => process.exit(0))
