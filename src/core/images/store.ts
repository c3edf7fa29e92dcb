import { randomBytes, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, copyFile, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { dayMs } from '../calendar.ts'
import type { Pool, Sql } from '../db.ts'
import { imageFileName, imageFileNames, type ImageVariant } from './names.ts'
import { imageProblems, type ImageProcessor, type ProcessedImage } from './processing.ts'
import { processImage } from './process-image.ts'
import { ok, refuse, type Result } from '../result.ts'

/** An image that was taken: the hash of its content and the size of its largest version in pixels. */
export type StoredImage = Pick<ProcessedImage, 'hash' | 'width' | 'height'>

/** Why the store doesn't keep an upload. `NotStored`: the file system failed, by a full disk for example. */
export const storeProblems = [...imageProblems, 'NotStored'] as const
export type StoreProblem = (typeof storeProblems)[number]

/** Keeps images, by the hash of their content. */
export interface ImageStore {
  /**
   * Takes a gift's picture. Call it before a transaction, not in one: it takes long, and a rollback would leave the files behind.
   * @param upload the bytes as they came
   */
  store(sql: Sql, upload: Uint8Array): Promise<Result<StoredImage, StoreProblem>>
  /** Takes a list's picture: the same, cut and scaled to 500 × 500, kept as a png besides. */
  storeSquarePng(sql: Sql, upload: Uint8Array): Promise<Result<StoredImage, StoreProblem>>
  /**
   * Writes a file as large as the largest pictures, and deletes it.
   * @returns the error of a file system that doesn't take it
   */
  tryWriting(): Promise<FileSystemError | null>
  /** Reads one file of an image; whoever gets the stream reads or destroys it. @returns null when there is none; `bytes` is its length */
  open(hash: string, variant: ImageVariant): Promise<{ stream: Readable; bytes: number } | null>
  /**
   * Deletes the images to which no row of another table refers.
   * @param now those stored (the last time) in the day before it stay, so that an image has time to get its gift
   * @returns how many were deleted
   */
  purgeUnused(sql: Pool, now: Date): Promise<number>
  /**
   * Puts an image's files into a folder: as links where it is on the same file system, since files never change.
   * @returns their names; none where the image has no files
   */
  copyTo(hash: string, folder: string): Promise<string[]>
  /** Takes a file that `copyTo` made; its row is the caller's concern. */
  takeBack(folder: string, name: string): Promise<void>
}

/** Who holds it shared keeps the files of every image that has a row; purging waits for another night. */
export const imagesLock = 727_465_002

export type FileSystemError = NodeJS.ErrnoException & { code: string; syscall: string }

/** Tells errors of the system, such as ENOSPC, EACCES and EIO, from bugs: Node's errors about wrong arguments have a `code` too, but no `errno`. */
const isOfFileSystem = (error: unknown): error is FileSystemError =>
  error instanceof Error && 'syscall' in error && 'errno' in error && typeof error.errno === 'number'

/** @returns the file system's error; any other error is a bug, and thrown */
async function attempt(work: () => Promise<void>): Promise<FileSystemError | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (!isOfFileSystem(error)) throw error
    return error
  }
}

/** Larger than any file that we make of a picture, and random, as some file systems keep zeroes without space. */
const largestFile = randomBytes(1024 * 1024)

interface StoreOptions {
  /** turns an upload into files; our own pictures don't need a process that may die */
  filesOf?: (upload: Uint8Array, shape: keyof ImageProcessor) => ReturnType<ImageProcessor['fit']>
  /** is called once for each image that is refused with `NotStored` */
  onNotStored?: (error: FileSystemError) => void
}

/**
 * Opens the store in `<dataDir>/images`, which any number of processes may share.
 * @param dataDir made when it is not there
 */
export async function openImageStore(
  dataDir: string,
  { filesOf = processImage, onNotStored = () => {} }: StoreOptions = {},
): Promise<ImageStore> {
  const root = join(dataDir, 'images')
  const drafts = join(root, 'drafts')
  const folderOf = (name: string) => join(root, name.slice(0, 2))
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  // earlier versions left it open
  await chmod(root, 0o700)

  const draftOf = (name: string) => join(drafts, `${randomUUID()}-${name}`)
  const writeDraft = (draft: string, bytes: Uint8Array) =>
    writeFile(draft, bytes, { flag: 'wx', flush: true, mode: 0o600 })

  /**
   * Keeps an image's row and files. An upload that fails leaves no draft behind, and a file that was there stays. If a file can't be moved to its place,
   * the row stays too, so that `purgeUnused` finds the files that were moved before.
   */
  async function keep(
    sql: Sql,
    { hash, width, height, files }: ProcessedImage,
  ): Promise<Result<StoredImage, StoreProblem>> {
    const written = [...files].map(([variant, bytes]) => {
      const name = imageFileName(hash, variant)
      return { bytes, draft: draftOf(name), path: join(folderOf(name), name) }
    })
    try {
      // All that needs space comes before the row, so that a full disk leaves no row without files.
      const failed = await attempt(async () => {
        await mkdir(folderOf(hash), { recursive: true, mode: 0o700 })
        for (const { draft, bytes } of written) await writeDraft(draft, bytes)
      })
      // The row comes before the files: if `purgeUnused` is deleting this image, the insert waits, and then we put the files there again.
      // An old row becomes a new one, so that it stays until the gift is there too.
      if (!failed)
        await sql`
          insert into images (hash, width, height) values (${hash}, ${width}, ${height})
          on conflict (hash) do update set created_at = default`
      const error =
        failed ??
        (await attempt(async () => {
          for (const { draft, path } of written) await rename(draft, path)
        }))
      if (!error) return ok({ hash, width, height })
      onNotStored(error)
      return refuse('NotStored')
    } finally {
      // A disk that fails may refuse this too: `purgeUnused` deletes old drafts.
      await Promise.allSettled(written.map(({ draft }) => rm(draft, { force: true })))
    }
  }

  return {
    async store(sql, upload) {
      const image = await filesOf(upload, 'fit')
      return image.ok ? keep(sql, image.value) : image
    },

    async storeSquarePng(sql, upload) {
      const image = await filesOf(upload, 'square')
      return image.ok ? keep(sql, image.value) : image
    },

    async tryWriting() {
      const draft = draftOf('trial')
      return attempt(async () => {
        try {
          await writeDraft(draft, largestFile)
        } finally {
          await rm(draft, { force: true })
        }
      })
    },

    async open(hash, variant) {
      const name = imageFileName(hash, variant)
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
      // The files go while the rows are still locked: whoever stores the same image meanwhile waits, and writes them again.
      return await sql.begin(async (tx) => {
        const [{ isFree }] = await tx<[{ isFree: boolean }]>`select pg_try_advisory_xact_lock(${imagesLock}) as is_free`
        if (!isFree) return 0
        const removed = await tx.unsafe<{ hash: string }[]>(
          `delete from images i where i.created_at < $1 ${await noneRefersTo(tx)} returning i.hash`,
          [olderThan],
        )
        for (const name of removed.flatMap(({ hash }) => imageFileNames(hash)))
          await rm(join(folderOf(name), name), { force: true })
        return removed.length
      })
    },

    async copyTo(hash, folder) {
      const copied: string[] = []
      for (const name of imageFileNames(hash))
        if (await linkOrCopy(join(folderOf(name), name), join(folder, name))) copied.push(name)
      return copied
    },

    async takeBack(folder, name) {
      const draft = join(drafts, `${randomUUID()}-${name}`)
      await copySynced(join(folder, name), draft)
      await mkdir(folderOf(name), { recursive: true, mode: 0o700 })
      await rename(draft, join(folderOf(name), name))
    },
  }
}

/** SQL conditions that no row of any table refers to the image `i`. The foreign keys tell which columns may. */
async function noneRefersTo(sql: Sql): Promise<string> {
  const columns = await sql<{ table: string; name: string }[]>`
    select k.conrelid::regclass::text as "table", quote_ident(a.attname) as name
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid = 'images'::regclass`
  return columns.map(({ table, name }) => `and not exists (select from ${table} r where r.${name} = i.hash)`).join(' ')
}

/** Another file system, one without links, or too many of them. */
const cannotLink = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'])

/** @returns whether there was something to copy */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (!cannotLink.has(error.code ?? '')) throw error
      return copySynced(from, to)
    })
    return true
  } catch (error) {
    nullWhenAbsent(error as NodeJS.ErrnoException)
    return false
  }
}

async function copySynced(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
  const file = await open(to)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}
