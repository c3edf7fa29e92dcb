import { randomBytes, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { dayMs } from '../days.ts'
import type { Pool, Sql } from '../db.ts'
import { imageFileName, imageFileNames, type ImageVariant } from './names.ts'
import type { ImageProblem, ImageProcessor, ProcessedImage } from './processing.ts'
import { processImage } from './process-image.ts'
import { ok, refuse, type Result } from '../result.ts'

/** A stored image: the hash of its content, and the size of its largest version in pixels. */
export type StoredImage = Pick<ProcessedImage, 'hash' | 'width' | 'height'>

/** Reasons to store no upload. `NotStored` means that the file system failed, for example because of a full disk. */
export type StoreProblem = ImageProblem | 'NotStored'

/** Store of images, by the hash of their content. */
export interface ImageStore {
  /**
   * Stores a gift's picture. Call it before a transaction instead of inside one: it takes long, and a rollback would
   * leave the files behind.
   * @param upload bytes of the picture as they were uploaded
   */
  store(sql: Sql, upload: Uint8Array): Promise<Result<StoredImage, StoreProblem>>
  /** Stores a list's picture, cut and scaled to 500 × 500, as webp files and, for messengers and mails, as a png. */
  storeSquarePng(sql: Sql, upload: Uint8Array): Promise<Result<StoredImage, StoreProblem>>
  /**
   * Writes a file as large as the largest pictures, and deletes it.
   * @returns the error of the file system; null if the file was written
   */
  tryWriting(): Promise<FileSystemError | null>
  /**
   * Opens one file of an image. The caller must read or destroy the stream. The jpeg for mails is made if it is missing.
   * @returns the file's stream and its length in `bytes`; null if there is no such file
   */
  open(hash: string, variant: ImageVariant): Promise<{ stream: Readable; bytes: number } | null>
  /**
   * Deletes the images to which no row of another table refers.
   * @param now current moment; images uploaded less than 24 hours before `now` stay, so that their gift can be saved
   * @returns number of images deleted
   */
  purgeUnused(sql: Pool, now: Date): Promise<number>
  /**
   * Copies an image's files into a folder. On the same file system it makes hard links, because files never change.
   * @returns names of the files; none if the image has no files
   */
  copyTo(hash: string, folder: string): Promise<string[]>
  /** Puts a file that `copyTo` made into the store. The caller must insert the image's row. */
  restoreFile(folder: string, name: string): Promise<void>
}

/** Key of an advisory lock. While a database session holds the lock in shared mode, `purgeUnused` deletes no images. */
export const imagesLock = 727_465_002

export type FileSystemError = NodeJS.ErrnoException & { code: string; syscall: string }

/**
 * Whether an error comes from the file system (such as ENOSPC, EACCES and EIO) instead of a bug. Node's errors about
 * wrong arguments have a `code` too, but no `errno`.
 */
const isFileSystemError = (error: unknown): error is FileSystemError =>
  error instanceof Error && 'syscall' in error && 'errno' in error && typeof error.errno === 'number'

/**
 * Runs work that uses the file system.
 * @returns the file system's error, or null if the work succeeded; any other error is a bug, and is thrown
 */
async function attempt(work: () => Promise<void>): Promise<FileSystemError | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (!isFileSystemError(error)) throw error
    return error
  }
}

/** Content larger than any file of a picture. It is random, because some file systems use no space for zeroes. */
const largestFile = randomBytes(1024 * 1024)

/** Width of the webp from which the jpeg for mails is made. */
const mailSource = 480
/** Maximum number of jpegs for mails that are being made or wait for that, each for a tenth of a second. */
const maxInTheMaking = 50

interface StoreOptions {
  /** turns an upload into files, by default in a child process that may die; our own pictures need no such process */
  filesOf?: (upload: Uint8Array, shape: keyof ImageProcessor) => ReturnType<ImageProcessor['fit']>
  /** called once for each image that is refused with `NotStored` */
  onNotStored?: (error: FileSystemError) => void
}

/**
 * Opens the store in `<dataDir>/images`, which any number of processes may share.
 * @param dataDir folder that is created if it doesn't exist
 */
export async function openImageStore(
  dataDir: string,
  { filesOf = processImage, onNotStored = () => {} }: StoreOptions = {},
): Promise<ImageStore> {
  const root = join(dataDir, 'images')
  const drafts = join(root, 'drafts')
  const folderOf = (name: string) => join(root, name.slice(0, 2))
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  // Earlier versions of the product let other users of the machine read this folder.
  await chmod(root, 0o700)

  const draftOf = (name: string) => join(drafts, `${randomUUID()}-${name}`)
  const writeDraft = (draft: string, bytes: Uint8Array) =>
    writeFile(draft, bytes, { flag: 'wx', flush: true, mode: 0o600 })

  /**
   * Stores an image's row and files. If that fails, the drafts of the files are deleted, and files from earlier uploads
   * stay. If a draft can't be moved to its place, the row stays, so that `purgeUnused` finds the files already moved.
   */
  async function storeProcessed(
    sql: Sql,
    { hash, width, height, files }: ProcessedImage,
  ): Promise<Result<StoredImage, StoreProblem>> {
    const written = [...files].map(([variant, bytes]) => {
      const name = imageFileName(hash, variant)
      return { bytes, draft: draftOf(name), path: join(folderOf(name), name) }
    })
    try {
      // Everything that needs space on the disk comes before the row, so that a full disk leaves no row without files.
      const failed = await attempt(async () => {
        await mkdir(folderOf(hash), { recursive: true, mode: 0o700 })
        for (const { draft, bytes } of written) await writeDraft(draft, bytes)
      })
      // The row is inserted before the files are moved. If `purgeUnused` is deleting this image, the insert waits for
      // the deletion, and then we put our files there. An old row gets a new date, so that `purgeUnused` leaves it until
      // the gift is saved.
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
      // A disk that fails may refuse to delete, too. In that case `purgeUnused` deletes the drafts later.
      await Promise.allSettled(written.map(({ draft }) => rm(draft, { force: true })))
    }
  }

  const pathOf = (hash: string, variant: ImageVariant) => join(folderOf(hash), imageFileName(hash, variant))

  async function openFile(hash: string, variant: ImageVariant): ReturnType<ImageStore['open']> {
    const file = await open(pathOf(hash, variant)).catch(nullWhenAbsent)
    if (!file) return null
    try {
      return { bytes: (await file.stat()).size, stream: file.createReadStream() }
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** Jpegs that are being made now, by the hash of their image. */
  const inTheMaking = new Map<string, Promise<void>>()

  /**
   * Makes the jpeg of an image for mails, from its webp. Requests for the same image share the work. Further images are
   * turned away while `maxInTheMaking` wait, so that requests can't fill the memory; their next request may succeed.
   */
  async function makeForMails(hash: string): Promise<void> {
    const running = inTheMaking.get(hash)
    if (running) return running
    if (inTheMaking.size >= maxInTheMaking) return
    const making = writeForMails(hash).finally(() => inTheMaking.delete(hash))
    inTheMaking.set(hash, making)
    return making
  }

  async function writeForMails(hash: string): Promise<void> {
    const source = pathOf(hash, mailSource)
    const stored = await readFile(source).catch(nullWhenAbsent)
    const image = stored && (await filesOf(stored, 'mail'))
    if (!image?.ok) return
    const [path, draft] = [pathOf(hash, 'mail'), draftOf(imageFileName(hash, 'mail'))]
    const error = await attempt(async () => {
      await writeDraft(draft, image.value.files.get('mail')!)
      await rename(draft, path)
    })
    await rm(draft, { force: true })
    if (error) onNotStored(error)
    // `purgeUnused` may have deleted the image meanwhile, and would never find our file.
    if (!(await stat(source).catch(nullWhenAbsent))) await rm(path, { force: true })
  }

  return {
    async store(sql, upload) {
      const image = await filesOf(upload, 'fit')
      return image.ok ? storeProcessed(sql, image.value) : image
    },

    async storeSquarePng(sql, upload) {
      const image = await filesOf(upload, 'square')
      return image.ok ? storeProcessed(sql, image.value) : image
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
      const file = await openFile(hash, variant)
      if (file || variant !== 'mail') return file
      await makeForMails(hash)
      return openFile(hash, variant)
    },

    async purgeUnused(sql, now) {
      const olderThan = new Date(now.getTime() - dayMs)
      for (const name of await readdir(drafts)) {
        const draft = await stat(join(drafts, name)).catch(nullWhenAbsent)
        if (draft && draft.mtime < olderThan) await rm(join(drafts, name), { force: true })
      }
      // We delete the files while the rows are still locked. So a request that stores the same image meanwhile waits
      // for our commit, and then puts its own files there.
      return await sql.begin(async (tx) => {
        const [{ isFree }] = await tx<[{ isFree: boolean }]>`select pg_try_advisory_xact_lock(${imagesLock}) as is_free`
        if (!isFree) return 0
        const removed = await tx.unsafe<{ hash: string }[]>(
          `delete from images i where i.created_at < $1 ${await unreferencedConditions(tx)} returning i.hash`,
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

    async restoreFile(folder, name) {
      const draft = join(drafts, `${randomUUID()}-${name}`)
      await copySynced(join(folder, name), draft)
      await mkdir(folderOf(name), { recursive: true, mode: 0o700 })
      await rename(draft, join(folderOf(name), name))
    },
  }
}

/** Returns SQL that is true if no row refers to the image `i`. Finds the referring columns by their foreign keys. */
async function unreferencedConditions(sql: Sql): Promise<string> {
  const columns = await sql<{ table: string; name: string }[]>`
    select k.conrelid::regclass::text as "table", quote_ident(a.attname) as name
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid = 'images'::regclass`
  return columns.map(({ table, name }) => `and not exists (select from ${table} r where r.${name} = i.hash)`).join(' ')
}

/** Error codes for a link to another file system, for a file system without links, and for too many links. */
const cannotLink = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'])

/**
 * Links a file, or copies it if it can't be linked.
 * @returns whether the file `from` exists
 */
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
