import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { emptyReading, type FetchedPage, type PageReading } from './page-reading.ts'

/** Of the clock. The thread itself stops after 0.4 seconds of work; this is for what keeps it from looking. */
const maxMs = 3_000
/** Then the thread is let go, with some 20 MB. */
const idleMs = 10_000
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 }

const oneByOne = pLimit(1)
let program: Promise<string> | undefined
let current: Worker | undefined
let letGo: NodeJS.Timeout | undefined

/**
 * What a shop's page says of its product. The bytes go along, and are nobody's afterwards. Whatever the page is, it is read in a thread of its own, one page at a time, in little time and memory.
 * @returns an empty reading where that did not suffice
 */
export const readPage = (page: FetchedPage): Promise<PageReading> => oneByOne(() => readInThread(page))

async function readInThread(page: FetchedPage): Promise<PageReading> {
  clearTimeout(letGo)
  const thread = (current ??= await start())
  const reading = Promise.withResolvers<PageReading>()
  const giveUp = () => reading.resolve(emptyReading(page.url))
  const fail = (error: Error) =>
    'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reading.reject(error)
  thread.on('message', reading.resolve).on('error', fail).on('exit', giveUp)
  thread.ref()
  thread.postMessage(page, ownBufferOf(page))
  const tooLong = setTimeout(() => end(thread), maxMs)
  try {
    return await reading.promise
  } finally {
    clearTimeout(tooLong)
    thread.off('message', reading.resolve).off('error', fail).off('exit', giveUp)
    thread.unref()
    letGo = setTimeout(() => end(thread), idleMs).unref()
  }
}

/** What can go along without a copy. */
const ownBufferOf = ({ bytes: { buffer, byteLength } }: FetchedPage): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []

async function start(): Promise<Worker> {
  program ??= bundled()
  program.catch(() => (program = undefined))
  const thread = new Worker(await program, { eval: true, execArgv: [], resourceLimits })
  // when it dies by its limits
  return thread.on('error', () => forget(thread)).on('exit', () => forget(thread))
}

function forget(thread: Worker): void {
  if (current === thread) current = undefined
}

/** The next page is not given to it any more, though it takes a moment to end. */
function end(thread: Worker): void {
  forget(thread)
  void thread.terminate()
}

/** The thread's code in one piece, without types: a thread that has to strip them takes 17 MB more, and twice as long to start. */
async function bundled(): Promise<string> {
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./reading-worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    logLevel: 'error',
  })
  await stop()
  return outputFiles[0]!.text
}
