import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

const deflate = promisify(deflateRaw)

// Makes gzip files of segments that were compressed apart. Deflate streams that end on a whole byte can follow each other, and the checksum of
// the whole can be computed from those of its segments. What differs from response to response is not compressed at all, so that its letters
// do not change a response's length.

/** A text in UTF-8, deflated, that may be one of several in a gzip file. */
export interface DeflateSegment {
  /** deflate blocks, none of them the last */
  bytes: Uint8Array
  /** of the text before it was deflated, in bytes */
  length: number
  crc: number
  /** what a checksum is multiplied with when `length` bytes follow */
  shift: number
}

/** as in docs/decisions/007-compression.md */
const level = 6

/** Less is packed sooner than it is handed to another thread. */
const largeBytes = 16 * 1024

const settings = { level, finishFlush: constants.Z_SYNC_FLUSH }

/** Compresses a text; a large one on zlib's threads. */
export async function packed(text: string): Promise<DeflateSegment> {
  const plain = Buffer.from(text)
  const bytes = plain.length < largeBytes ? deflateRawSync(plain, settings) : await deflate(plain, settings)
  // zlib's own are views of blocks many times as large.
  return { bytes: new Uint8Array(bytes), ...sumsOf(plain) }
}

/** Makes a segment of a few letters without compressing them. */
export function stored(text: string): DeflateSegment {
  const plain = Buffer.from(text)
  const { length } = plain
  const head = Buffer.from([0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff])
  return { bytes: Buffer.concat([head, plain]), ...sumsOf(plain) }
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([3, 0])

/** A gzip file of the segments' texts, one after the other. */
export function gzipOf(segments: readonly DeflateSegment[]): Buffer<ArrayBuffer> {
  let crc = 0
  let length = 0
  for (const segment of segments) {
    crc = product(segment.shift, crc) ^ segment.crc
    length += segment.length
  }
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc >>> 0, 0)
  tail.writeUInt32LE(length >>> 0, 4)
  return Buffer.concat([gzipHead, ...segments.map(({ bytes }) => bytes), lastBlock, tail])
}

const sumsOf = (plain: Buffer) => ({ length: plain.length, crc: crc32(plain), shift: shiftOf(plain.length) })

// CRC-32 of two texts from those of each: multiplication of polynomials over GF(2), modulo the checksum's, bits reversed; as zlib's `crc32_combine` does it.

const polynomial = 0xedb88320

function product(a: number, b: number): number {
  let sum = 0
  for (let bit = 31; bit >= 0; bit--) {
    if ((a >>> bit) & 1) sum ^= b
    b = b & 1 ? (b >>> 1) ^ polynomial : b >>> 1
  }
  return sum
}

/** x to the power of 2ⁿ */
const powers: number[] = [1 << 30]
while (powers.length < 32) powers.push(product(powers.at(-1)!, powers.at(-1)!))

/** x to the power of 8 × length */
function shiftOf(length: number): number {
  let shift = 1 << 31
  for (let power = 3; length > 0; power++, length >>>= 1) if (length & 1) shift = product(powers[power % 32]!, shift)
  return shift
}
