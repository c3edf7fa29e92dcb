import { monitorEventLoopDelay } from 'node:perf_hooks'

// Module that the bench preloads into measured processes. It responds to the bench's questions about the process.

export type Question = 'usage' | 'usage after collection' | 'watch delay' | 'delay'

/** Usage of the process. `delayMs`: how late the event loop was since the question 'watch delay'. */
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
