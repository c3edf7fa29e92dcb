import { disableTypes, imageSize, types } from 'image-size'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Language } from '#locales/texts.ts'
import type { Services } from '#core/scope.ts'
import { fetchExternal } from './fetching/fetch-external.ts'

const maxBytes = 10 * 1024 * 1024
/** Least length of a picture's shorter side, in pixels. Smaller pictures are logos or tracking pixels. */
const minSide = 100
const maxTried = 3
/**
 * Number of a picture's first bytes in which we look for its size. More would give a hostile picture time, because this
 * process reads them itself. They hold the size of every small picture, and of most others.
 */
const headBytes = 4096
/** Formats that `image-size` measures well. It subtracts a wrong number from the width of a cut avif. */
const measuredFormats = ['gif', 'jpg', 'png', 'webp']
disableTypes(types.filter((type) => !measuredFormats.includes(type)))
/** Time limit of all attempts to fetch a picture together, in milliseconds. */
const fetchMs = 5_000

/**
 * Whether a picture says that it is too small. The image store reads pictures in a process of their own, which takes a
 * tenth of a second to start, and would store this one before we knew.
 */
function isDeclaredTooSmall(picture: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(picture.subarray(0, headBytes))
    return Math.min(width, height) < minSide
  } catch {
    return false // The head tells no size. The image store finds out.
  }
}

/**
 * Stores a copy of the first picture that can be fetched and is large enough. Tries three pictures at most.
 * @returns the hash of the copy, null if no picture was suitable, or `NotStored` if the image store can't write
 */
export async function fetchPicture(
  services: Pick<Services, 'sql' | 'images' | 'config' | 'log' | 'now' | 'externalNetwork'>,
  addresses: readonly string[],
  language: Language,
): Promise<Result<string | null, 'NotStored'>> {
  const signal = AbortSignal.timeout(fetchMs)
  for (const address of addresses.slice(0, maxTried)) {
    if (signal.aborted) return ok(null)
    const fetched = await fetchExternal(services, address, { accept: ['image/*'], language, maxBytes, signal })
    if (!fetched.ok || !fetched.value.isWhole || isDeclaredTooSmall(fetched.value.bytes)) continue
    const stored = await services.images.store(services.sql, fetched.value.bytes)
    // If the image store can't write this picture, it can't write the next one either.
    if (!stored.ok && stored.problem === 'NotStored') return refuse('NotStored')
    if (stored.ok && Math.min(stored.value.width, stored.value.height) >= minSide) return ok(stored.value.hash)
  }
  return ok(null)
}
