import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import { dayMs } from './calendar.ts'
import type { Pool, Sql } from './db.ts'
import { ok, refuse, type Result } from './result.ts'

/** Why an uploaded picture is refused: more bytes or pixels than we take, or nothing that we can read as a picture. */
export const imageProblems = ['TooLarge', 'TooManyPixels', 'NoPicture'] as const
export type ImageProblem = (typeof imageProblems)[number]

/** The widths in which a picture is kept, in pixels: a thumbnail, a card, a card on a sharp screen. */
export const imageWidths = [160, 480, 1000] as const
export type ImageWidth = (typeof imageWidths)[number]

/** One kept file of a picture: webp of at most that width, or a list's picture as a png. */
export type ImageVariant = ImageWidth | 'square'

/** The most that an upload may have, in bytes. */
export const largestUpload = 10 * 1024 * 1024
/** The most that a picture may have, in pixels of its first frame. */
export const mostPixels = 40_000_000
const longestSide = 1000
const squareSide = 500
const secondsPerPicture = 20

/** A picture that was taken: its content's hash and the size of its largest version in pixels. */
export interface StoredImage {
  hash: string
  width: number
  height: number
}

/** Where pictures are kept, by the hash of their content. */
export interface ImageStore {
  /**
   * Takes a picture: turned upright, without metadata, its longest side at most 1000 pixels, as webp in each of `imageWidths`; of an animation the first frame.
   * To be called before a transaction, not in one: it takes long, and what is rolled back would leave its files behind.
   * @param bytes the upload as it came: jpeg, png, webp, gif, avif, or heic where sharp reads it; told by its content alone
   */
  store(sql: Sql, bytes: Uint8Array): Promise<Result<StoredImage, ImageProblem>>
  /** Takes a list's picture: the same, cut and scaled to 500 × 500, kept as a png besides. */
  storeSquarePng(sql: Sql, bytes: Uint8Array): Promise<Result<StoredImage, ImageProblem>>
  /** Reads one file of a picture; whoever gets the stream reads or destroys it. @returns null when there is none; `bytes` is its length */
  open(hash: string, variant: ImageVariant): Promise<{ stream: Readable; bytes: number } | null>
  /**
   * Deletes the pictures that no gift and no list has.
   * @param now those stored (the last time) in the day before it stay, so that a picture has time to get its gift
   * @returns how many were deleted
   */
  purgeUnused(sql: Pool, now: Date): Promise<number>
}

const fileName = (hash: string, variant: ImageVariant) =>
  variant === 'square' ? `${hash}-square.png` : `${hash}-${variant}.webp`
const fileNames = (hash: string) => ([...imageWidths, 'square'] as const).map((variant) => fileName(hash, variant))

/** Address of a picture in one of its widths. */
export const imageUrl = (hash: string, width: ImageWidth): string => `/images/${fileName(hash, width)}`

/** Addresses of a picture in these widths, for `srcset`; in all it has unless told. */
export const imageSrcSet = (hash: string, widths: readonly ImageWidth[] = imageWidths): string =>
  widths.map((width) => `${imageUrl(hash, width)} ${width}w`).join(', ')

/** Address of a list's picture as a png of 500 × 500; smaller versions are at `imageUrl`. */
export const squareImageUrl = (hash: string): string => `/images/${fileName(hash, 'square')}`

/** Which picture and variant a file name of `imageUrl` or `squareImageUrl` means. @returns null for every other name */
export function parseImageName(name: string): { hash: string; variant: ImageVariant } | null {
  const [, hash, variant] = /^([0-9a-f]{32})-(\d+\.webp|square\.png)$/.exec(name) ?? []
  if (!hash || !variant) return null
  if (variant === 'square.png') return { hash, variant: 'square' }
  const width = imageWidths.find((each) => variant === `${each}.webp`)
  return width ? { hash, variant: width } : null
}

// What libvips could read besides (SVG, TIFF, PDF and the like) it never gets to parse, in this whole process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`) })
sharp.cache(false)
sharp.concurrency(1)

// Each picture being worked on keeps a core busy, one of which stays free for requests; a large avif needs 700 MB for a second.
const atOnce = limiter(Math.min(2, Math.max(1, availableParallelism() - 1)))

function limiter(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (running < most) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** Reads an upload's pixels, upright, in the size that `resize` gives them. */
async function decode(bytes: Uint8Array, resize: (picture: Sharp) => Sharp): Promise<Result<Pixels, ImageProblem>> {
  if (bytes.byteLength > largestUpload) return refuse('TooLarge')
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (header.width * (header.pageHeight ?? header.height) > mostPixels) return refuse('TooManyPixels')
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).timeout({
      seconds: secondsPerPicture,
    })
    return ok((await resize(picture.autoOrient()).raw().toBuffer({ resolveWithObject: true })) as Pixels)
  } catch {
    // Nothing of ours ran in there but sharp on these bytes: they are no picture, a broken one, or one that takes too long.
    return refuse('NoPicture')
  }
}

const encoder = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })
// half of it: no two pictures ever share 128 bits, and a page names each picture thrice
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** The versions for pages; one that is no smaller than the picture is the picture itself. */
async function webpVersions(pixels: Pixels): Promise<Map<ImageWidth, Buffer>> {
  const whole = await encoder(pixels).webp({ quality: 82 }).toBuffer()
  const versions = new Map<ImageWidth, Buffer>()
  for (const width of imageWidths) {
    versions.set(
      width,
      width < pixels.info.width ? await encoder(pixels).resize({ width }).webp({ quality: 82 }).toBuffer() : whole,
    )
  }
  return versions
}

/**
 * Opens the store of pictures in `<dataDir>/images`; any number of processes may share it.
 * @param dataDir path of the data folder; made when it is not there
 */
export async function openImageStore(dataDir: string): Promise<ImageStore> {
  const root = join(dataDir, 'images')
  const drafts = join(root, 'drafts')
  const folderOf = (name: string) => join(root, name.slice(0, 2))
  await mkdir(drafts, { recursive: true })

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const draft = join(drafts, `${randomUUID()}-${name}`)
    await writeFile(draft, bytes, { flag: 'wx', flush: true })
    await mkdir(folderOf(name), { recursive: true })
    await rename(draft, join(folderOf(name), name))
  }

  // The row first: who finds `purgeUnused` at work on the same picture waits for its row, and then writes the files anew.
  // An old row becomes a new one, so that it stays until the gift is there too.
  async function keep(
    sql: Sql,
    { width, height }: Pixels['info'],
    hash: string,
    files: Map<ImageVariant, Buffer>,
  ): Promise<StoredImage> {
    await sql`
      insert into images (hash, width, height) values (${hash}, ${width}, ${height})
      on conflict (hash) do update set created_at = default`
    for (const [variant, bytes] of files) await write(fileName(hash, variant), bytes)
    return { hash, width, height }
  }

  return {
    async store(sql, bytes) {
      const made = await atOnce(async () => {
        const read = await decode(bytes, (picture) =>
          picture.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }),
        )
        return read.ok ? ok({ info: read.value.info, files: await webpVersions(read.value) }) : read
      })
      if (!made.ok) return made
      const { info, files } = made.value
      return ok(await keep(sql, info, hashOf(files.get(longestSide)!), files))
    },

    async storeSquarePng(sql, bytes) {
      const made = await atOnce(async () => {
        const read = await decode(bytes, (picture) =>
          picture.resize({ width: squareSide, height: squareSide, fit: 'cover' }),
        )
        if (!read.ok) return read
        const png = await encoder(read.value).png({ compressionLevel: 9 }).toBuffer()
        return ok({ info: read.value.info, png, files: await webpVersions(read.value) })
      })
      if (!made.ok) return made
      const { info, png, files } = made.value
      return ok(await keep(sql, info, hashOf(png), new Map<ImageVariant, Buffer>([...files, ['square', png]])))
    },

    async open(hash, variant) {
      const name = fileName(hash, variant)
      const file = await open(join(folderOf(name), name)).catch(nullWhenAbsent)
      if (!file) return null
      try {
        return { bytes: (await file.stat()).size, stream: file.createReadStream() }
      } catch (error) {
        await file.close()
        throw error
      }
    },

    async purgeUnused(sql, now) {
      const olderThan = new Date(now.getTime() - dayMs)
      for (const name of await readdir(drafts)) {
        const draft = await stat(join(drafts, name)).catch(nullWhenAbsent)
        if (draft && draft.mtime < olderThan) await rm(join(drafts, name), { force: true })
      }
      // The files go while the rows are still locked: who stores the same picture meanwhile waits, and writes them again.
      return await sql.begin(async (tx) => {
        const removed = await tx<{ hash: string }[]>`
          delete from images i
          where i.created_at < ${olderThan}
            and not exists (select from gifts g where g.image_hash = i.hash)
            and not exists (select from lists l where l.image_hash = i.hash)
          returning i.hash`
        for (const name of removed.flatMap(({ hash }) => fileNames(hash)))
          await rm(join(folderOf(name), name), { force: true })
        return removed.length
      })
    },
  }
}

function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}
