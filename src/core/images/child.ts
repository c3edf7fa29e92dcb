import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { loadImageProcessor } from './processing.ts'
import type { ImageTask } from './process-image.ts'

// The process that turns one upload into files, for process-image.ts. Sharp works on threads, so that this one can watch.

const watchMs = 50

// Requests go first, and where memory runs out the system ends this process before any other.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')

process.once('message', (task: ImageTask) => void work(task))
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// A Ctrl-C in a terminal is for the server, which lets running requests finish.
process.on('SIGINT', () => {})

async function work({ upload, shape, limits }: ImageTask): Promise<void> {
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const isTooMuch = process.memoryUsage.rss() > limits.memoryBytes || (user + system) / 1000 > limits.cpuMs
    // Not `exit`, which waits for the threads.
    if (isTooMuch) process.kill(process.pid, 'SIGKILL')
  }, watchMs).unref()
  const processor = await loadImageProcessor()
  process.send!(await processor[shape](upload), () => process.exit())
}
