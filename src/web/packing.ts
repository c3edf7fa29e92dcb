import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

const deflate = promisify(deflateRaw)

// Makes gzip files of segments that were compressed separately. Deflate streams that end on a whole byte can follow
// each other. The checksum of the file can be computed from those of its segments. Text that differs from response to
// response is not compressed at all, so that it does not influence the response's length.

/** A deflated text in UTF-8, to be combined with others in a gzip file. */
export interface DeflateSegment {
  /** deflate blocks, none of them the last */
  bytes: Uint8Array
  /** length of the text before it was deflated, in bytes */
  length: number
  crc: number
  /** factor for the checksum of the text before this segment */
  shift: number
}

/** Level of compression; docs/decisions/007-compression.md has the measurements. */
const level = 8

/**
 * Size in bytes from which a text is compressed on another thread. For a smaller text, handing it over would take
 * longer than compressing it.
 */
const largeBytes = 16 * 1024

const noBytes = Buffer.alloc(0)

const settings = { level, finishFlush: constants.Z_SYNC_FLUSH }

/** Number of bytes before a segment that deflate can refer to. */
const windowBytes = 32 * 1024

/**
 * Compresses a text. A large text is compressed on the threads of zlib.
 * @param before the bytes that will precede the segment in every file, as far as they are known; the segment may refer
 *   to them
 */
export async function packed(text: string, before: Buffer = noBytes): Promise<DeflateSegment> {
  const plain = Buffer.from(text)
  const options = before.length === 0 ? settings : { ...settings, dictionary: before.subarray(-windowBytes) }
  const bytes = plain.length < largeBytes ? deflateRawSync(plain, options) : await deflate(plain, options)
  // Copies the bytes, because the buffers of zlib are views of blocks many times as large, which would stay in memory.
  return { bytes: new Uint8Array(bytes), ...sumsOf(plain) }
}

/** Makes a segment of a short text without compressing it. */
export function stored(text: string): DeflateSegment {
  const plain = Buffer.from(text)
  const { length } = plain
  const head = Buffer.from([0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff])
  return { bytes: Buffer.concat([head, plain]), ...sumsOf(plain) }
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([3, 0])

/** Returns a gzip file of the segments' texts, one after the other. */
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

// Combines the CRC-32 of two texts as `crc32_combine` of zlib does. It multiplies polynomials over GF(2), modulo the
// polynomial of CRC-32, with the bits reversed.

const polynomial = 0xedb88320

function product(a: number, b: number): number {
  let sum = 0
  for (let bit = 31; bit >= 0; bit--) {
    if ((a >>> bit) & 1) sum ^= b
    b = b & 1 ? (b >>> 1) ^ polynomial : b >>> 1
  }
  return sum
}

/** Powers of the polynomial x: element n is x to the power of 2ⁿ. */
const powers: number[] = [1 << 30]
while (powers.length < 32) powers.push(product(powers.at(-1)!, powers.at(-1)!))

/**
 * Returns the polynomial x to the power of 8 × length. The product of this and a checksum is the checksum, shifted by
 * `length` bytes.
 */
function shiftOf(length: number): number {
  let shift = 1 << 31
  for (let power = 3; length > 0; power++, length >>>= 1) if (length & 1) shift = product(powers[power % 32]!, shift)
  return shift
}
