import { setTimeout as sleep } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { getDomain } from 'tldts'

// Limits the requests that this process sends to shops at the same time, for all users together.

const atOnceInAll = 8
const atOncePerDomain = 2
const pauseMs = 100

const maxSilenceMs = 10 * 60_000
const maxSilences = 1_000

const inAll = pLimit(atOnceInAll)
const domains = new Map<string, LimitFunction>()

/**
 * Moments until which hosts want no requests, in milliseconds, by host. The entry that was set longest ago comes first.
 */
const retryMoments = new Map<string, number>()

/**
 * Runs work that sends a request to a host, once there is a free place: two for the host's domain and eight in total.
 * The domain's place stays taken for a short pause after the work.
 * @returns the result of the work, or null if `ending` aborts before the work starts
 */
export function withHostLimit<Value>(
  hostname: string,
  ending: AbortSignal,
  work: () => Promise<Value>,
): Promise<Value | null> {
  const domain = getDomain(hostname) ?? hostname
  const line = domains.get(domain) ?? pLimit(atOncePerDomain)
  domains.set(domain, line)
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(null)
    const take = async () => {
      ending.removeEventListener('abort', giveUp)
      await work().then(resolve, reject)
    }
    ending.addEventListener('abort', giveUp, { once: true })
    if (ending.aborted) giveUp()
    void line(async () => {
      if (!ending.aborted) await inAll(async () => (ending.aborted ? undefined : take()))
      if (!ending.aborted) await sleep(pauseMs, undefined, { ref: false })
      if (line.activeCount === 1 && line.pendingCount === 0) domains.delete(domain)
    })
  })
}

/**
 * Blocks requests to a host for as long as its `Retry-After` header (seconds or a date) says, but ten minutes at most.
 */
export function respectRetryAfter(host: string, retryAfter: string | undefined, now: Date): void {
  if (!retryAfter) return
  const wanted = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime()
  if (!(wanted > 0)) return
  retryMoments.delete(host)
  retryMoments.set(host, now.getTime() + Math.min(wanted, maxSilenceMs))
  const [oldest] = retryMoments.keys()
  if (retryMoments.size > maxSilences) retryMoments.delete(oldest!)
}

export function isWithinRetryAfter(host: string, now: Date): boolean {
  const until = retryMoments.get(host)
  if (until === undefined) return false
  if (now.getTime() < until) return true
  retryMoments.delete(host)
  return false
}
