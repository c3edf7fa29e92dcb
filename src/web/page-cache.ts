import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Metrics } from '#core/metrics.ts'
import { gzipOf, packed, stored, type DeflateSegment } from './packing.ts'

/** Placeholder in cached HTML, which each response fills in for its receiver. */
export type PagePlaceholder = 'token' | 'gifts'

/**
 * Marks in a page's HTML at the places for the visitor's CSRF token and for the gifts. Each process makes random marks,
 * so that nobody can write them into a list.
 */
export const marks: Readonly<Record<PagePlaceholder, string>> = {
  token: randomBytes(24).toString('base64url'),
  gifts: randomBytes(24).toString('base64url'),
}

/** Compressed HTML with placeholders. */
export interface CachedPart {
  readonly segments: readonly (DeflateSegment | PagePlaceholder)[]
  /** headers of the response that the part was made for, without cookies and length */
  readonly headers?: Readonly<Record<string, string>>
  /** time at which the part expires, in ms since 1970; without it, the part never expires */
  readonly until?: number
}

/**
 * Cache of parts of pages as they are sent, so that HTML for many visitors is rendered and compressed once. The cache
 * key covers every input, so entries never go stale: when an input changes, the key does too. The least recently used
 * entry is evicted first.
 */
export interface PageCache {
  get(key: string): CachedPart | undefined
  set(key: string, part: CachedPart): void
  /**
   * Whether to cache a part that is about to be made. While there is room, the cache takes every part. After that it
   * takes only parts that were requested before, not long ago. Other parts would evict those that many visitors
   * request, and compressing them takes longer than sending them.
   */
  shouldCache(key: string): boolean
  /** size of the cached parts, in bytes */
  readonly size: number
}

const mebibyte = 2 ** 20
/** Estimated size in bytes of an entry beside its content. */
const entryBytes = 512
/**
 * Share of the cache's memory for keys that were requested but not cached. This share holds about as many keys as the
 * cache has entries.
 */
const shareOfRequestedKeys = 1 / 32

/** Page caches of a process. They are apart so that some requests can't evict the pages of others. */
export interface PageCaches {
  general: PageCache
  /**
   * Lists as their owners see them, and nothing else. A cross-off adds entries to the general cache. If it could evict
   * her page there, an owner could measure that.
   */
  owners: PageCache
}

/** Share of the memory for pages that is for owners' lists. */
const shareOfOwners = 1 / 4

/**
 * Opens the page caches of a process.
 * @param gauge shows the size of all cached parts, in bytes
 */
export function openPageCaches(megabytes: number, gauge?: Metrics['pageCacheBytes']): PageCaches {
  const showSize = () => gauge?.set(caches.general.size + caches.owners.size)
  const caches = {
    general: openPageCache(megabytes * (1 - shareOfOwners), showSize),
    owners: openPageCache(megabytes * shareOfOwners, showSize),
  }
  return caches
}

/** @param onChange is called whenever the cache has stored a part */
export function openPageCache(megabytes: number, onChange?: () => void): PageCache {
  const requestedKeysSize = megabytes * mebibyte * shareOfRequestedKeys
  const maxSize = megabytes * mebibyte - requestedKeysSize
  const requestedKeys = new LRUCache<string, true>({
    maxSize: requestedKeysSize,
    sizeCalculation: (_, key) => key.length + entryBytes / 4,
  })
  const parts = new LRUCache<string, CachedPart>({
    maxSize,
    sizeCalculation: ({ segments, headers = {} }, key) =>
      segments.reduce(
        (sum, segment) => sum + (typeof segment === 'string' ? 0 : segment.bytes.byteLength + entryBytes),
        key.length + entryBytes + Object.entries(headers).flat().join('').length,
      ),
  })
  return {
    get: (key) => parts.get(key),
    set(key, part) {
      parts.set(key, part)
      onChange?.()
    },
    shouldCache(key) {
      if (parts.calculatedSize < 0.9 * maxSize || requestedKeys.delete(key)) return true
      requestedKeys.set(key, true)
      return false
    },
    get size() {
      return parts.calculatedSize
    },
  }
}

/**
 * Stands for the bytes of a CSRF token in the text before a segment. Pages hardly ever have a NUL, because PostgreSQL
 * stores none, so no segment refers to these bytes.
 */
const unknownByte = '\0'

/**
 * Compresses HTML around its `marks`. Each segment refers to the text before it, although tokens of this length will
 * stand in between.
 */
export async function packHtml(html: string, tokenLength: number): Promise<CachedPart['segments']> {
  const places = Object.keys(marks) as PagePlaceholder[]
  const placeOf = new Map(places.map((place) => [marks[place], place]))
  const parts = html.split(new RegExp(`(${Object.values(marks).join('|')})`)).filter((part) => part !== '')
  const canReferBack = !html.includes(unknownByte)
  let before = ''
  return Promise.all(
    parts.map(async (part) => {
      const place = placeOf.get(part)
      const textBefore = canReferBack ? before : ''
      // No segment refers to text before the gifts, because the gifts differ in length.
      before = place === 'gifts' ? '' : before + (place === 'token' ? unknownByte.repeat(tokenLength) : part)
      return place ?? packed(part, Buffer.from(textBefore))
    }),
  )
}

/**
 * Returns the gzip file of a part with its placeholders filled in.
 * @param gifts required if the part has a placeholder for them
 */
export function gzipOfPart(part: CachedPart, token: string, gifts?: CachedPart): Buffer<ArrayBuffer> {
  const tokenSegment = stored(token)
  return gzipOf(
    part.segments.flatMap((segment) =>
      segment === 'token'
        ? tokenSegment
        : segment === 'gifts'
          ? (gifts!.segments as readonly DeflateSegment[])
          : segment,
    ),
  )
}
