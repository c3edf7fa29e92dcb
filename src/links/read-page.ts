import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { FetchedPage } from './page/page-evidence.ts'
import { emptyReading, type PageReading } from './page/page-reading.ts'

/**
 * Time limit by the clock for reading a page. The worker stops itself after 0.4 s of CPU time. This limit ends a worker
 * that doesn't get to check its CPU time.
 */
const maxMs = 3_000
/** Idle time after which the worker ends, which frees some 20 MB. */
const idleMs = 10_000
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 }

const oneByOne = pLimit(1)
let program: Promise<string> | undefined
let current: Worker | undefined
let letGo: NodeJS.Timeout | undefined

/**
 * Reads the product from a shop's page. A worker thread reads one page at a time, with little time and memory, so that
 * no page can block this process.
 * @returns an empty reading if the worker exceeds its limits
 */
export const readPage = (page: FetchedPage): Promise<PageReading> =>
  oneByOne(async () => (await readInThread(page)) ?? emptyReading(page.url))

/**
 * Reads a page in the current worker. If it runs out of memory, it may be the former page's doing, so a new worker then
 * tries again.
 * @returns null if a worker exceeds its limits
 */
async function readInThread(page: FetchedPage): Promise<PageReading | null> {
  const isNew = current === undefined
  const outcome = await readIn((current ??= await start()), page)
  if (outcome === 'TooSlow') return null
  if (outcome === 'NoMemory') return isNew ? null : readInThread(page)
  return outcome
}

async function readIn(thread: Worker, page: FetchedPage): Promise<PageReading | 'NoMemory' | 'TooSlow'> {
  clearTimeout(letGo)
  const reading = Promise.withResolvers<PageReading | 'NoMemory' | 'TooSlow'>()
  const giveUp = () => reading.resolve('NoMemory')
  const fail = (error: Error) =>
    'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reading.reject(error)
  thread.on('message', reading.resolve).on('error', fail).on('exit', giveUp)
  thread.ref()
  thread.postMessage(page)
  const tooLong = setTimeout(() => {
    reading.resolve('TooSlow')
    end(thread)
  }, maxMs)
  try {
    return await reading.promise
  } finally {
    clearTimeout(tooLong)
    thread.off('message', reading.resolve).off('error', fail).off('exit', giveUp)
    thread.unref()
    letGo = setTimeout(() => end(thread), idleMs).unref()
  }
}

async function start(): Promise<Worker> {
  program ??= bundled()
  program.catch(() => (program = undefined))
  const thread = new Worker(await program, { eval: true, execArgv: [], resourceLimits })
  // A worker that exceeded its limits dies. The next page then starts a new one.
  return thread.on('error', () => forget(thread)).on('exit', () => forget(thread))
}

function forget(thread: Worker): void {
  if (current === thread) current = undefined
}

/** Ends a worker. The worker gets no more pages from now on, although it takes a moment to end. */
function end(thread: Worker): void {
  forget(thread)
  void thread.terminate()
}

/**
 * Bundles the worker's code without types. A worker that has to strip types takes 17 MB more, and twice as long to
 * start.
 */
async function bundled(): Promise<string> {
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./page/reading-worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    logLevel: 'error',
  })
  await stop()
  return outputFiles[0]!.text
}
