import { knownReading, readLink, type LinkReading } from '../links/index.ts'
import { groupsByGtin, type ProductGroup } from '../products/index.ts'
import { consume } from '#core/limits.ts'
import { requireUser, type Scope } from '#core/scope.ts'

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
  requireUser(scope)
  if ((await knownReading(scope, url)) === undefined) await consume(scope, 'linkReading')
  const reading = await readLink(scope, url, { language: scope.texts.edition.language, patienceMs })
  if (!reading) return null
  const isCompared = reading.gtin !== null && scope.config.switches.priceComparison
  const [group = null] = isCompared ? await groupsByGtin(scope.sql, [reading.gtin!], scope.texts.edition.code) : []
  return { reading, group }
}
