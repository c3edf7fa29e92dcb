import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** Every file of a backup with its checksum, the manifest last; `sha256sum -c` reads it too. */
export const sumsFile = 'SHA256SUMS'
export const manifestFile = 'manifest.json'
export const secretFile = 'secret'

export const tablePath = (table: string) => join('tables', `${table}.gz`)
export const imagePath = (name: string) => join('images', name.slice(0, 2), name)

const manifestSchema = z.object({
  format: z.literal(1),
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  /** that had run */
  migrations: z.array(z.string()),
  /** of the job queue's tables */
  queueVersion: z.number().int(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  sequences: z.record(z.string(), z.string()),
  /** how many there are of each besides the tables' */
  images: z.number().int(),
  imageFiles: z.number().int(),
  hasSecret: z.boolean(),
  /** a code that only the secret which sealed what is in the backup makes of its id */
  secretCode: z.string(),
})

export type Manifest = z.infer<typeof manifestSchema>

/** What the sum of a file is made with, while its bytes pass by. */
export function summing(sum: Hash) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sum.update(chunk)
      yield chunk
    }
  }
}

export const newSum = (): Hash => createHash('sha256')

export async function sumOf(path: string): Promise<string> {
  const sum = newSum()
  await pipeline(createReadStream(path), sum)
  return sum.digest('hex')
}

/** The files of a backup and their sums, one at a time: there may be very many. */
export async function* sumsOf(folder: string): AsyncGenerator<{ sum: string; path: string }> {
  for await (const line of createInterface({ input: createReadStream(join(folder, sumsFile)) })) {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? []
    if (!sum || !path || path.startsWith('/') || path.split('/').includes('..'))
      throw new Error(`${sumsFile} of the backup is damaged`)
    yield { sum, path }
  }
}

/** @throws Error for what this code does not know */
export function parseManifest(text: string): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${manifestFile} of the backup is not one that this release reads`)
  return parsed.data
}
