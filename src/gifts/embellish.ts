import { setTimeout as after } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { knownReading, readLink, type LinkReading } from '../links/index.ts'
import { groupsByGtin, type ProductGroup } from '../products/index.ts'
import { consume } from '#core/limits.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { linkReadings } from './limits.ts'

/** Of one user: a shop that answers nobody is not to take all turns from the others. */
const atOnceOfUser = 2
const lines = new Map<number, LimitFunction>()

async function inLineOf<Value>(userId: number, read: () => Promise<Value>): Promise<Value> {
  const line = lines.get(userId) ?? pLimit(atOnceOfUser)
  lines.set(userId, line)
  try {
    return await line(read)
  } finally {
    if (line.activeCount + line.pendingCount === 0) lines.delete(userId)
  }
}

/** How long somebody who types is kept waiting for a shop. */
const patienceMs = 5_000

export interface EmbellishedLink {
  reading: LinkReading
  /** who else sells it, where that is known */
  group: ProductGroup | null
}

/**
 * What the page behind a link says, while somebody is about to wish for it. Without the picture where that takes too long.
 * @returns null for a page that cannot be read, and an address that is not to be
 */
export async function embellish(scope: Scope, url: string): Promise<EmbellishedLink | null> {
  const { id } = requireUser(scope)
  if ((await knownReading(scope, url)) === undefined) await consume(scope, linkReadings)
  const { language, code } = scope.texts.edition
  const reading = await Promise.race([
    inLineOf(id, () => readLink(scope, url, { language, patienceMs })),
    after(patienceMs, null, { ref: false }),
  ])
  if (!reading) return null
  const isCompared = reading.gtin !== null && scope.config.switches.priceComparison
  const [group = null] = isCompared ? await groupsByGtin(scope.sql, [reading.gtin!], code) : []
  return { reading, group }
}
