import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** File with the checksum of every file of a backup, the manifest last. `sha256sum -c` reads it too. */
export const checksumsFile = 'SHA256SUMS'
export const manifestFile = 'manifest.json'
export const secretFile = 'secret'

export const tablePath = (table: string) => join('tables', `${table}.gz`)
export const imagePath = (name: string) => join('images', name.slice(0, 2), name)

const manifestSchema = z.object({
  format: z.literal(1),
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  /** the migrations that had run */
  migrations: z.array(z.string()),
  /** version of the job queue's tables */
  queueVersion: z.number().int(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  sequences: z.record(z.string(), z.string()),
  /** number of pictures; `imageFiles` counts their files */
  images: z.number().int(),
  imageFiles: z.number().int(),
  hasSecret: z.boolean(),
  /** code of the backup's id. Only the secret with which the backup's lots and mails were sealed makes the same code */
  secretCode: z.string(),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Returns a transform that updates the checksum with the bytes that pass through it. */
export function checksumTransform(sum: Hash) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sum.update(chunk)
      yield chunk
    }
  }
}

export const newChecksum = (): Hash => createHash('sha256')

export async function checksumOf(path: string): Promise<string> {
  const sum = newChecksum()
  await pipeline(createReadStream(path), sum)
  return sum.digest('hex')
}

/** Yields the files of a backup and their checksums one at a time, because there may be very many. */
export async function* checksumsIn(folder: string): AsyncGenerator<{ sum: string; path: string }> {
  for await (const line of createInterface({ input: createReadStream(join(folder, checksumsFile)) })) {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? []
    if (!sum || !path || path.startsWith('/') || path.split('/').includes('..'))
      throw new Error(`${checksumsFile} of the backup is damaged`)
    yield { sum, path }
  }
}

/** @throws Error if this release doesn't know the manifest's format */
export function parseManifest(text: string): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${manifestFile} of the backup is not one that this release reads`)
  return parsed.data
}
