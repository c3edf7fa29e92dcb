import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** Thrown if a source can't be read to its end. The data read counts, but unread data must not count as removed. */
export class SourceBroken extends Error {}

const isGzip = (head: Uint8Array | undefined) => head?.[0] === 0x1f && head[1] === 0x8b

/**
 * Opens the file or URL that an operator names in a command. Unpacks its bytes if they are gzip.
 * @param source a path, `-` for standard input, or a URL
 * @throws SourceBroken during the iteration, if the bytes end too soon or can't be unpacked
 */
export async function openSource(source: string): Promise<AsyncIterable<Buffer>> {
  return unpacked(await open(source))
}

async function open(source: string): Promise<AsyncIterable<Uint8Array>> {
  if (source === '-') return process.stdin
  if (/^https?:/i.test(source)) {
    const response = await fetch(source)
    if (!response.ok || !response.body) throw new Error(`${source} answered ${response.status}`)
    return response.body
  }
  if (!(await stat(source)).isFile()) throw new Error(`${source} is no file`)
  return createReadStream(source, { highWaterMark: 64 * 1024 })
}

async function* unpacked(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    const stream = Readable.from(buffers(packed), { objectMode: false, highWaterMark: 64 * 1024 })
    const head = await firstBytes(stream)
    // The callback does nothing, because the loop that reads the result gets the errors of both streams.
    yield* isGzip(head) ? pipeline(stream, createGunzip({ chunkSize: 64 * 1024 }), () => {}) : stream
  } catch (error) {
    throw new SourceBroken(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

async function* buffers(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const bytes of packed) yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Reads the first two bytes of a stream and puts them back. */
async function firstBytes(stream: Readable): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject)
    stream.once('readable', () => {
      stream.off('error', reject)
      const head = (stream.read(2) ?? stream.read()) as Buffer | null
      if (head) stream.unshift(head)
      resolve(head ?? undefined)
    })
  })
}
