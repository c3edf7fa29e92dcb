import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { loadImageProcessor } from './processing.ts'
import type { ImageTask } from './process-image.ts'

// Child process of process-image.ts. It turns one upload into files. Sharp works on its own threads, so that the main
// thread can watch the memory and time that the process uses.

const watchMs = 50

// The server's requests have priority over this process. If memory runs out, the system kills this process first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')

process.once('message', (task: ImageTask) => void work(task))
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// We ignore a Ctrl-C in a terminal. It is meant for the server, which lets running requests finish.
process.on('SIGINT', () => {})

async function work({ upload, shape, limits }: ImageTask): Promise<void> {
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const isTooMuch = process.memoryUsage.rss() > limits.memoryBytes || (user + system) / 1000 > limits.cpuMs
    // `exit` would wait for sharp's threads.
    if (isTooMuch) process.kill(process.pid, 'SIGKILL')
  }, watchMs).unref()
  const processor = await loadImageProcessor()
  process.send!(await processor[shape](upload), () => process.exit())
}
