import { finished, type Readable } from 'node:stream'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'

/** Bytes of a stream or file. `isWhole` is false if some are missing. */
export interface Gathered {
  bytes: Uint8Array
  isWhole: boolean
}

/** Value of the `Accept-Encoding` header that we send. */
export const acceptedEncodings = 'gzip, deflate, br, zstd'

const maxEncodings = 2

/**
 * Limits the window of zstd to 8 MB, as browsers do, because the decoder allocates the whole window before any output.
 */
const zstdWindow = { params: { [constants.ZSTD_d_windowLogMax]: 23 } }

/** Whether bytes begin with a zlib header. Some servers send "deflate" content without that header. */
const hasZlibFrame = (bytes: Uint8Array) => ((bytes[0] ?? 0) & 0x0f) === 8

const decoders = new Map<string, (bytes: Uint8Array) => Readable & NodeJS.WritableStream>([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['deflate', (bytes) => (hasZlibFrame(bytes) ? createInflate() : createInflateRaw())],
  ['br', () => createBrotliDecompress()],
  ['zstd', () => createZstdDecompress(zstdWindow)],
])

/**
 * Number of chunks after which their average size must be `minAverageChunk`. Each chunk takes time, so many small
 * chunks are an attack.
 */
const maxChunks = 4_096
const minAverageChunk = 64

/**
 * Reads a stream until it ends, fails, exceeds `maxBytes` or arrives in too many small chunks. Copies all chunks into
 * one buffer, because a small chunk would keep its own large buffer in memory. Frees an outgrown buffer at once,
 * because the garbage collector would let tens of megabytes pile up first.
 */
export function gather(stream: Readable, maxBytes: number): Promise<Gathered> {
  let buffer = new ArrayBuffer(Math.min(maxBytes, 64 * 1024))
  let length = 0
  let chunks = 0
  let isCut = false
  stream.on('error', () => {}) // the result then has `isWhole: false`
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

/**
 * @param header value of `Content-Encoding`
 * @returns the encodings that the content was packed with, in that order; null if one is unknown, or there are more
 * than two
 */
export function encodingsOf(header: string | undefined): string[] | null {
  const encodings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
  const applied = encodings.filter((each) => each !== '' && each !== 'identity')
  return applied.length <= maxEncodings && applied.every((each) => decoders.has(each)) ? applied : null
}

/** Decompresses the content in zlib's threads, as far as it is readable. Each encoding yields `maxBytes` at most. */
export async function unpack(packed: Gathered, encodings: string[], maxBytes: number): Promise<Gathered> {
  let { bytes, isWhole } = packed
  for (const encoding of encodings.toReversed()) {
    const decoder = decoders.get(encoding)!(bytes)
    const unpacked = gather(decoder, maxBytes)
    // With `end(bytes)`, truncated content would yield nothing.
    decoder.write(bytes, () => decoder.end())
    bytes = (await unpacked).bytes
    isWhole &&= (await unpacked).isWhole
  }
  return { bytes, isWhole }
}
