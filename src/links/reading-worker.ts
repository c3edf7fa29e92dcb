import { parentPort } from 'node:worker_threads'
import { readingOf, type FetchedPage } from './page-reading.ts'

/** Of processor time, so that a busy machine reads the same. */
const enoughMicroseconds = 400_000

parentPort!.on('message', (page: FetchedPage) => {
  const began = process.threadCpuUsage()
  const isOver = () => {
    const { user, system } = process.threadCpuUsage(began)
    return user + system > enoughMicroseconds
  }
  parentPort!.postMessage(readingOf(page, isOver))
  ;(page.bytes.buffer as ArrayBuffer).transfer(0) // frees it at once
})
