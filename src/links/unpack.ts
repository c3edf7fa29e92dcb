import { finished, type Readable } from 'node:stream'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'

/** What came of something; `isWhole` is whether that is all of it. */
export interface Gathered {
  bytes: Uint8Array
  isWhole: boolean
}

/** What we say that we can read. */
export const acceptedEncodings = 'gzip, deflate, br, zstd'

const maxEncodings = 2

/** As browsers allow; the bytes of a window are taken before there is anything to see. */
const zstdWindow = { params: { [constants.ZSTD_d_windowLogMax]: 23 } }

/** Of "deflate" some servers leave the frame away. */
const hasZlibFrame = (bytes: Uint8Array) => ((bytes[0] ?? 0) & 0x0f) === 8

const decoders = new Map<string, (bytes: Uint8Array) => Readable & NodeJS.WritableStream>([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['deflate', (bytes) => (hasZlibFrame(bytes) ? createInflate() : createInflateRaw())],
  ['br', () => createBrotliDecompress()],
  ['zstd', () => createZstdDecompress(zstdWindow)],
])

/** Each chunk takes time. A server that sends more chunks than this, and on average smaller ones, sends them for that alone. */
const maxChunks = 4_096
const minAverageChunk = 64

/**
 * Reads a stream until it ends, fails, has had `maxBytes` or comes in too many small chunks; then it is destroyed.
 * Its bytes are copied into one buffer, as a small chunk would keep a large buffer of its own in memory. A buffer that became too small is freed at
 * once, as the collector would let tens of megabytes gather first.
 */
export function gather(stream: Readable, maxBytes: number): Promise<Gathered> {
  let buffer = new ArrayBuffer(Math.min(maxBytes, 64 * 1024))
  let length = 0
  let chunks = 0
  let isCut = false
  stream.on('error', () => {}) // isWhole says so
  return new Promise((resolve) => {
    stream.on('data', (chunk: Buffer) => {
      const wanted = chunk.subarray(0, maxBytes - length)
      if (length + wanted.length > buffer.byteLength)
        buffer = buffer.transfer(Math.min(maxBytes, Math.max(2 * buffer.byteLength, length + wanted.length)))
      new Uint8Array(buffer, length).set(wanted)
      length += wanted.length
      const isTooSmall = ++chunks > maxChunks && length < chunks * minAverageChunk
      isCut ||= wanted.length < chunk.length || isTooSmall
      if (isCut) stream.destroy()
    })
    finished(stream, (error) => resolve({ bytes: new Uint8Array(buffer.transfer(length)), isWhole: !error && !isCut }))
  })
}

/** @param header of `Content-Encoding` @returns null where there is one that we do not know, or more than anybody needs */
export function encodingsOf(header: string | undefined): string[] | null {
  const encodings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
  const applied = encodings.filter((each) => each !== '' && each !== 'identity')
  return applied.length <= maxEncodings && applied.every((each) => decoders.has(each)) ? applied : null
}

/** Undoes encodings in the threads of zlib, as far as they can be undone, to `maxBytes` after each. */
export async function unpack(packed: Gathered, encodings: string[], maxBytes: number): Promise<Gathered> {
  let { bytes, isWhole } = packed
  for (const encoding of encodings.toReversed()) {
    const decoder = decoders.get(encoding)!(bytes)
    const unpacked = gather(decoder, maxBytes)
    // Not `end(bytes)`: of what was cut off that would give nothing.
    decoder.write(bytes, () => decoder.end())
    bytes = (await unpacked).bytes
    isWhole &&= (await unpacked).isWhole
  }
  return { bytes, isWhole }
}
