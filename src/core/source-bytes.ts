import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** It ends before its end: what came until then may be used, what did not come says nothing. */
export class SourceBroken extends Error {}

const isGzip = (head: Uint8Array | undefined) => head?.[0] === 0x1f && head[1] === 0x8b

/**
 * The bytes of what an operator names to be read, unpacked where they are gzip.
 * @param source a path, `-` for standard input, or an address
 * @throws SourceBroken from the iteration, where bytes end too soon
 */
export async function openSource(source: string): Promise<AsyncIterable<Buffer>> {
  return unpacked(await open(source))
}

async function open(source: string): Promise<AsyncIterable<Uint8Array>> {
  if (source === '-') return process.stdin
  if (/^https?:/i.test(source)) {
    const answer = await fetch(source)
    if (!answer.ok || !answer.body) throw new Error(`${source} answered ${answer.status}`)
    return answer.body
  }
  if (!(await stat(source)).isFile()) throw new Error(`${source} is no file`)
  return createReadStream(source, { highWaterMark: 64 * 1024 })
}

async function* unpacked(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    const stream = Readable.from(buffers(packed), { objectMode: false, highWaterMark: 64 * 1024 })
    const head = await firstBytes(stream)
    // An error of either is thrown where the result is read.
    yield* isGzip(head) ? pipeline(stream, createGunzip({ chunkSize: 64 * 1024 }), () => {}) : stream
  } catch (error) {
    throw new SourceBroken(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

async function* buffers(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const bytes of packed) yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Looks at the beginning and puts it back. */
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
