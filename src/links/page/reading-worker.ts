import { parentPort } from 'node:worker_threads'
import type { FetchedPage } from './page-evidence.ts'
import { readingOf } from './page-reading.ts'

/**
 * Limit for reading one page, in CPU time rather than clock time, so that a busy machine reads as much of a page as an
 * idle one.
 */
const enoughMicroseconds = 400_000

parentPort!.on('message', (page: FetchedPage) => {
  const began = process.threadCpuUsage()
  const isOver = () => {
    const { user, system } = process.threadCpuUsage(began)
    return user + system > enoughMicroseconds
  }
  parentPort!.postMessage(readingOf(page, isOver))
  ;(page.bytes.buffer as ArrayBuffer).transfer(0) // frees the page's memory at once
})
