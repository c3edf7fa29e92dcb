import { setTimeout as after } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { recentReading, readLink, type LinkReading, type ReadingProblem } from '../links/index.ts'
import { groupsByGtin, type ProductGroup } from '../products/index.ts'
import { consume } from '#core/limits.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { linkReadings } from './limits.ts'

/**
 * Maximum number of pages that we read at the same time for one user, so that a shop that doesn't respond takes no
 * capacity from other users.
 */
const atOnceOfUser = 2
const lines = new Map<number, LimitFunction>()

async function queuedForUser<Value>(userId: number, read: () => Promise<Value>): Promise<Value> {
  const line = lines.get(userId) ?? pLimit(atOnceOfUser)
  lines.set(userId, line)
  try {
    return await line(read)
  } finally {
    if (line.activeCount + line.pendingCount === 0) lines.delete(userId)
  }
}

/** Time in ms for which a user who types a link waits for the shop's page. */
const patienceMs = 5_000

export interface EmbellishedLink {
  reading: LinkReading
  /** shops that sell the same product, if we know any */
  group: ProductGroup | null
}

/**
 * Reads the page behind a link that a user types as a wish, and finds the shops that sell its product. If the page's
 * picture takes too long, the reading comes without the picture.
 */
export async function embellish(scope: Scope, url: string): Promise<Result<EmbellishedLink, ReadingProblem>> {
  const { id } = requireUser(scope)
  if ((await recentReading(scope, url)) === undefined) await consume(scope, linkReadings)
  const { language, code } = scope.texts.edition
  const deadline = performance.now() + patienceMs
  let hasBegun = false
  const begun = queuedForUser(id, () => {
    hasBegun = true
    return readLink(scope, url, { language, patienceMs: Math.max(0, deadline - performance.now()) })
  })
  // A reading that has begun ends in time by itself, with its picture or without.
  const found = await Promise.race([
    begun,
    after(patienceMs, undefined, { ref: false }).then(() => (hasBegun ? begun : refuse('Unreachable'))),
  ])
  if (!found.ok) return found
  const reading = found.value
  const isCompared = reading.gtin !== null && scope.config.switches.priceComparison
  const [group = null] = isCompared ? await groupsByGtin(scope.sql, [reading.gtin!], code) : []
  return ok({ reading, group })
}
