import { LRUCache } from 'lru-cache'
import type { Metrics } from '#core/metrics.ts'
import { gzipOf, packed, stored, type DeflateSegment } from './packing.ts'

/** What an answer fills in for its reader, in HTML that is kept for many. */
export type Place = 'token' | 'gifts'

/** Packed HTML, with places that are left open. */
export interface KeptPart {
  readonly segments: readonly (DeflateSegment | Place)[]
  /** of the answer that it was made for, but for cookies and length */
  readonly headers?: Readonly<Record<string, string>>
  /** in ms since 1970; good for ever unless it says so */
  readonly until?: number
}

/**
 * Parts of pages as they are sent, so that what many read is rendered and packed once. A key says all that a part was made from: nothing in here is ever wrong, it is
 * only not asked for any more. What was not used for the longest time goes first.
 */
export interface PageMemory {
  get(key: string): KeptPart | undefined
  keep(key: string, part: KeptPart): void
  /**
   * Whether what is about to be made is to be kept: anything while there is room, then what was asked for before, not long ago. What one reader asks for would put
   * out what many do, and packing it takes longer than sending it.
   */
  isWorthKeeping(key: string): boolean
  /** in bytes */
  readonly size: number
}

const mebibyte = 2 ** 20
/** about what an entry takes beside its bytes */
const entryBytes = 512
/** What of it goes to keys that were asked for and not kept: about as many as are kept. */
const shareOfAsked = 1 / 32

/** @param gauge says how much is kept */
export function openPageMemory(megabytes: number, gauge?: Metrics['pageMemory']): PageMemory {
  const askedSize = megabytes * mebibyte * shareOfAsked
  const maxSize = megabytes * mebibyte - askedSize
  const asked = new LRUCache<string, true>({
    maxSize: askedSize,
    sizeCalculation: (_, key) => key.length + entryBytes / 4,
  })
  const kept = new LRUCache<string, KeptPart>({
    maxSize,
    sizeCalculation: ({ segments, headers = {} }, key) =>
      segments.reduce(
        (sum, segment) => sum + (typeof segment === 'string' ? 0 : segment.bytes.byteLength + entryBytes),
        key.length + entryBytes + Object.entries(headers).flat().join('').length,
      ),
  })
  return {
    get: (key) => kept.get(key),
    keep(key, part) {
      kept.set(key, part)
      gauge?.set(kept.calculatedSize)
    },
    isWorthKeeping(key) {
      if (kept.calculatedSize < 0.9 * maxSize || asked.delete(key)) return true
      asked.set(key, true)
      return false
    },
    get size() {
      return kept.calculatedSize
    },
  }
}

/** @param marks what stands in the HTML at the places */
export async function packHtml(html: string, marks: Readonly<Record<Place, string>>): Promise<KeptPart['segments']> {
  const places = Object.keys(marks) as Place[]
  const placeOf = new Map(places.map((place) => [marks[place], place]))
  const parts = html.split(new RegExp(`(${Object.values(marks).join('|')})`))
  return Promise.all(parts.filter((part) => part !== '').map(async (part) => placeOf.get(part) ?? packed(part)))
}

/** The gzip file of a part. @param gifts where it has a place for them */
export function gzipOfPart(part: KeptPart, token: string, gifts?: KeptPart): Buffer<ArrayBuffer> {
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
