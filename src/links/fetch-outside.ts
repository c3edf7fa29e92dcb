import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { refuse, type Result } from '#core/result.ts'
import type { Services } from '#core/scope.ts'
import type { Fetched, FetchProblem, FetchTask } from './follow-address.ts'

type FetchResult = Result<Fetched, FetchProblem>

/** What the thread is told; without a task, that nobody waits for it any longer. */
export interface Order {
  id: number
  task?: FetchTask
}

export interface Answer {
  id: number
  result: FetchResult
}

/** For all of a fetch: waiting for its turn, names, connections, redirects, bytes. */
const maxMs = 5_000

/** How long a thread that is out of time may take to hand over what it has. */
const handoverMs = 250

/** A thread without work goes after this long. */
const idleMs = 60_000

/** Ends the thread rather than the process where a server finds a way to fill it. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 }

/** A thread that fetches: handshakes and headers that a server made to hold us up hold up nobody but those who fetch. Started when needed. */
class FetchingThread {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, PromiseWithResolvers<FetchResult>>()
  private lastId = 0
  private idle: NodeJS.Timeout | undefined

  /** @throws what ended the thread, if it did */
  async fetch(task: FetchTask, ending: AbortSignal): Promise<FetchResult> {
    const worker = (this.worker ??= this.start())
    const id = ++this.lastId
    const answered = Promise.withResolvers<FetchResult>()
    const giveUp = () => {
      worker.postMessage({ id } satisfies Order)
      void sleep(handoverMs).then(() => answered.resolve(refuse('TooSlow')))
    }
    this.waiting.set(id, answered)
    this.wake(worker)
    worker.postMessage({ id, task } satisfies Order)
    ending.addEventListener('abort', giveUp, { once: true })
    if (ending.aborted) giveUp()
    try {
      return await answered.promise
    } finally {
      ending.removeEventListener('abort', giveUp)
      this.waiting.delete(id)
      if (this.waiting.size === 0) this.rest(worker)
    }
  }

  private wake(worker: Worker): void {
    clearTimeout(this.idle)
    worker.ref()
  }

  /** It keeps the process alive only while it fetches. */
  private rest(worker: Worker): void {
    worker.unref()
    clearTimeout(this.idle)
    this.idle = setTimeout(() => {
      if (this.worker === worker) this.worker = undefined
      void worker.terminate()
    }, idleMs).unref()
  }

  private start(): Worker {
    const worker = new Worker(new URL('./fetching-worker.ts', import.meta.url), { resourceLimits })
    worker.on('message', ({ id, result }: Answer) => this.waiting.get(id)?.resolve(result))
    const fail = (error: unknown) => {
      // an error is followed by an exit, when another thread may have begun
      if (this.worker !== worker) return
      this.worker = undefined
      for (const answered of this.waiting.values()) answered.reject(error)
    }
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('the thread that fetches has ended')))
    return worker
  }
}

const thread = new FetchingThread()

/**
 * Fetches an address that a stranger gave, of the public web only, whatever it and its server try: within 5 seconds, in a thread of its own.
 * @param options what is accepted, of what size, for whom; `signal` for when nobody waits any longer
 */
export async function fetchOutside(
  { config, log }: Pick<Services, 'config' | 'log'>,
  address: string,
  { signal, ...options }: Pick<FetchTask, 'accept' | 'maxBytes' | 'language'> & { signal?: AbortSignal },
): Promise<FetchResult> {
  const task = { ...options, address, baseUrl: config.baseUrl, allowedHosts: config.fetchAllowHosts }
  const ending = AbortSignal.any([AbortSignal.timeout(maxMs), ...(signal ? [signal] : [])])
  const result = await thread.fetch(task, ending).catch((error: unknown) => {
    log.error({ err: error }, 'the thread that fetches')
    return refuse('Unreachable')
  })
  log.debug({ host: URL.parse(address)?.host, problem: result.ok ? undefined : result.problem }, 'fetched')
  return result
}
