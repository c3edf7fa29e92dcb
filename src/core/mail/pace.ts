import { domainOf } from '../email-addresses.ts'

/** Number of mails that a domain gets at once, before the pace counts: as many as the largest draw has lots. */
const burst = 1000
/** Number of domains after which those are forgotten that have no mails ahead. */
const maxDomains = 10_000

/** Pace of the mails to each recipient's domain. Mail providers turn away senders that send too many at once. */
export interface Pace {
  /**
   * Books a mail's place among the mails to its recipient's domain (the generic cell rate algorithm, ITU-T I.371).
   * @param isBulk whether the mail may not use the burst, which is for mails that somebody waits for
   * @returns milliseconds that the mail has to wait for its place
   */
  reserve(recipient: string, options?: { isBulk?: boolean }): number
}

/**
 * Creates a pace for one process.
 * @param perSecond largest number of mails a second to one domain, after the burst; 0 for no limit
 */
export function createPace(perSecond: number, now: () => number = () => performance.now()): Pace {
  if (perSecond === 0) return { reserve: () => 0 }
  const intervalMs = 1000 / perSecond
  const nextPlaces = new Map<string, number>()
  return {
    reserve(recipient, { isBulk = false } = {}) {
      const moment = now()
      if (nextPlaces.size > maxDomains)
        for (const [domain, place] of nextPlaces) if (place <= moment) nextPlaces.delete(domain)
      const domain = domainOf(recipient)
      const place = Math.max(nextPlaces.get(domain) ?? 0, moment)
      nextPlaces.set(domain, place + intervalMs)
      return Math.max(0, Math.ceil(place - moment - (isBulk ? perSecond : burst) * intervalMs))
    },
  }
}
