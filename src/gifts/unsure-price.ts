import type { Gift } from '../gift/index.ts'
import { recentReading } from '../links/index.ts'
import type { Scope } from '#core/scope.ts'

/**
 * Returns the URL of the gift's page if a recent reading found prices there, but none that is surely the gift's. Null if
 * the gift has a price, or its owner wants none.
 */
export async function unsurePageOf(
  scope: Scope,
  { url, price, hasOwnPrice, productId }: Pick<Gift, 'url' | 'price' | 'hasOwnPrice' | 'productId'>,
): Promise<string | null> {
  if (!url || price || hasOwnPrice || productId !== null) return null
  const reading = await recentReading(scope, url)
  return reading?.ok && reading.value.isPriceUnsure ? reading.value.url : null
}
