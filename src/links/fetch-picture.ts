import { ok, refuse, type Result } from '#core/result.ts'
import type { Language } from '#locales/texts.ts'
import type { Services } from '#core/scope.ts'
import { fetchOutside } from './fetch-outside.ts'

const maxBytes = 10 * 1024 * 1024
/** Smaller ones are logos, and pixels that count visitors. */
const minSide = 100
const maxTried = 3
/** For all that are tried. */
const fetchMs = 5_000

/**
 * Keeps a copy of the first of these pictures that is one.
 * @returns its hash; null where none is; `NotStored` where the first one can't be written
 */
export async function fetchPicture(
  services: Pick<Services, 'sql' | 'images' | 'config' | 'log' | 'now' | 'outside'>,
  addresses: readonly string[],
  language: Language,
): Promise<Result<string | null, 'NotStored'>> {
  const signal = AbortSignal.timeout(fetchMs)
  for (const address of addresses.slice(0, maxTried)) {
    if (signal.aborted) return ok(null)
    const fetched = await fetchOutside(services, address, { accept: ['image/*'], language, maxBytes, signal })
    if (!fetched.ok || !fetched.value.isWhole) continue
    const stored = await services.images.store(services.sql, fetched.value.bytes)
    // The next one could not be written either.
    if (!stored.ok && stored.problem === 'NotStored') return refuse('NotStored')
    if (stored.ok && Math.min(stored.value.width, stored.value.height) >= minSide) return ok(stored.value.hash)
  }
  return ok(null)
}
