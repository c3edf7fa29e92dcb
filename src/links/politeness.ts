import { setTimeout as sleep } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { getDomain } from 'tldts'

// What this process asks of the shops at once, whoever of its users wants it.

const atOnceInAll = 8
const atOncePerDomain = 2
const pauseMs = 100

const maxSilenceMs = 10 * 60_000
const maxSilences = 1_000

const inAll = pLimit(atOnceInAll)
const domains = new Map<string, LimitFunction>()

/** Until when a host wants to be left alone, the longest known first. */
const silences = new Map<string, number>()

/**
 * Does some work at a host once it is its turn: few at once, with a pause after each.
 * @returns null where `ending` came before the turn
 */
export function inTurn<Value>(
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

/** Keeps a host alone for as long as its `Retry-After` asks: seconds or a date. */
export function leaveAlone(host: string, retryAfter: string | undefined, now: Date): void {
  if (!retryAfter) return
  const wanted = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime()
  if (!(wanted > 0)) return
  silences.delete(host)
  silences.set(host, now.getTime() + Math.min(wanted, maxSilenceMs))
  const [oldest] = silences.keys()
  if (silences.size > maxSilences) silences.delete(oldest!)
}

export function wantsToBeLeftAlone(host: string, now: Date): boolean {
  const until = silences.get(host)
  if (until === undefined) return false
  if (now.getTime() < until) return true
  silences.delete(host)
  return false
}
