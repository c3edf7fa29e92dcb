import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ReservedSql } from 'postgres'
import type { Config } from '#core/config.ts'
import { connect } from '#core/db.ts'
import { imagesLock, type ImageStore } from '#core/images/store.ts'
import { migrationLock } from '#core/migrate.ts'
import { generatedSecretOf, readSecrets, signerOf } from '#core/secret.ts'
import {
  imagePath,
  manifestFile,
  newChecksum,
  secretFile,
  checksumTransform,
  checksumOf,
  checksumsFile,
  tablePath,
  type Manifest,
} from './format.ts'
import { migrationsIn, queueVersionIn, sequencesOf, copySettings, tablesOf } from './tables.ts'

const hashesAtOnce = 500
const draftName = /^\..+\.incomplete-[0-9a-f-]{36}$/
const signOfLifeMs = 60_000
const abandonedMs = 60 * 60_000

interface BackupOptions {
  config: Config
  url: string
  images: ImageStore
  now: () => Date
  /** leaves out the generated secret, without which lots and waiting mails can't be opened */
  withoutSecret?: boolean
  /** receives one line for each part that is done */
  onProgress?: (line: string) => void
}

/** Summary of a backup. `missingImages` counts pictures without files that a gift or a list refers to. */
export type BackupReport = Pick<Manifest, 'images' | 'hasSecret'> & { rows: number; missingImages: number }

/**
 * Makes a backup of the database at one moment, of its pictures, and of the secret if we generated it. The product may
 * run meanwhile: only `migrate` waits, and no picture is purged. See docs/decisions/036-backups.md.
 * @param folder must be missing or empty; it appears when the backup is complete
 * @throws Error if the backup fails; then nothing of the backup remains
 */
export async function makeBackup(folder: string, given: BackupOptions): Promise<BackupReport> {
  const place = resolve(folder)
  await refuseFilled(place)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  await removeAbandoned(dirname(place), given)
  const draft = join(dirname(place), `.${basename(place)}.incomplete-${randomUUID()}`)
  await mkdir(draft, { mode: 0o700 })
  const signsOfLife = setInterval(() => void touch(draft, given), signOfLifeMs)
  const pool = connect(given.url, { max: 1 })
  try {
    const session = await pool.reserve()
    try {
      // These locks come before the snapshot. They wait for a running migration or purge, so that the snapshot includes
      // its effect.
      await session`select pg_advisory_lock_shared(${migrationLock}), pg_advisory_lock_shared(${imagesLock})`
      const sums = await open(join(draft, checksumsFile), 'wx', 0o600)
      let report: BackupReport
      try {
        report = await fill(draft, session, sums, given)
      } finally {
        await sums.close()
      }
      await rename(draft, place)
      await synced(dirname(place))
      return report
    } finally {
      session.release()
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    clearInterval(signsOfLife)
    await pool.end({ timeout: 5 })
  }
}

/**
 * Refreshes the modification time of a running backup's draft as a sign of life. Errors don't matter: if the folder is
 * gone or can't be touched, the backup fails anyway.
 */
const touch = (draft: string, { now }: BackupOptions) => utimes(draft, now(), now()).catch(() => {})

/**
 * Removes the drafts of killed backups from a folder. Leaves those of running backups, which refresh their modification
 * time.
 */
async function removeAbandoned(folder: string, { now, onProgress = () => {} }: BackupOptions): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!draftName.test(name)) continue
    const draft = join(folder, name)
    try {
      const { mtimeMs } = await stat(draft)
      if (mtimeMs > now().getTime() - abandonedMs) continue
      await rm(draft, { recursive: true, force: true })
      onProgress(`removed ${draft}, which a backup left that was ended`)
    } catch (error) {
      onProgress(`could not remove ${draft}: ${String(error)}`)
    }
  }
}

async function refuseFilled(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (entries.length > 0) throw new Error(`${folder} is not empty: a backup wants a folder of its own`)
}

async function fill(
  draft: string,
  session: ReservedSql,
  sums: FileHandle,
  given: BackupOptions,
): Promise<BackupReport> {
  const { config, onProgress = () => {} } = given
  const id = randomUUID()
  const madeAt = given.now().toISOString()

  await session.unsafe('begin isolation level repeatable read read only')
  await session.unsafe(copySettings)
  const migrations = await migrationsIn(session)
  const queueVersion = await queueVersionIn(session)
  if (!migrations || queueVersion === null) throw new Error('the database has no tables of ours to back up')
  const tables = await copyTables(draft, session, sums, onProgress)
  // Sequences are not part of the snapshot. They are read after the tables, so that they are never behind the rows.
  const sequences = Object.fromEntries(
    (await sequencesOf(session)).flatMap(({ name, last }) => (last === null ? [] : [[name, last]])),
  )
  // The cursor keeps its rows after the transaction, so the transaction can end before many pictures are copied.
  await session`
    declare hashes cursor with hold for
    select hash,
      exists (select from gifts g where g.image_hash = i.hash) or exists (select from lists l where l.image_hash = i.hash) as is_shown
    from images i`
  await session.unsafe('commit')
  const { images, imageFiles, missingImages } = await copyImages(draft, session, sums, given)

  const generated = given.withoutSecret || config.secret ? undefined : await generatedSecretOf(config)
  if (generated !== undefined) {
    await writeFile(join(draft, secretFile), generated, { flag: 'wx', mode: 0o600, flush: true })
    await note(sums, await checksumOf(join(draft, secretFile)), secretFile)
  }
  const manifest: Manifest = {
    format: 1,
    id,
    madeAt,
    migrations,
    queueVersion,
    tables,
    sequences,
    images,
    imageFiles,
    hasSecret: generated !== undefined,
    secretCode: signerOf(...(await readSecrets(config))).code('backup', id),
  }
  await writeFile(join(draft, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`, {
    flag: 'wx',
    mode: 0o600,
    flush: true,
  })
  await note(sums, await checksumOf(join(draft, manifestFile)), manifestFile)
  await sums.sync()
  await synced(draft)
  return {
    images,
    missingImages,
    hasSecret: manifest.hasSecret,
    rows: tables.reduce((total, { rows }) => total + rows, 0),
  }
}

async function copyTables(
  draft: string,
  session: ReservedSql,
  sums: FileHandle,
  onProgress: (line: string) => void,
): Promise<Manifest['tables']> {
  await mkdir(join(draft, 'tables'), { mode: 0o700 })
  const copied: Manifest['tables'] = []
  for (const { name, columns, copyOut } of await tablesOf(session)) {
    const path = tablePath(name)
    const sum = newChecksum()
    let rows = 0
    await pipeline(
      await session.unsafe(copyOut).readable(),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          // each row is a line, because a newline within a text is written as \n
          for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1
          yield chunk
        }
      },
      createGzip({ level: 1 }),
      checksumTransform(sum),
      createWriteStream(join(draft, path), { flags: 'wx', mode: 0o600, flush: true }),
    )
    await note(sums, sum.digest('hex'), path)
    copied.push({ name, columns, rows })
    if (rows > 0) onProgress(`${name}: ${rows.toLocaleString('en')} rows`)
  }
  await synced(join(draft, 'tables'))
  return copied
}

async function copyImages(
  draft: string,
  session: ReservedSql,
  sums: FileHandle,
  { images, onProgress }: BackupOptions,
) {
  const count = { images: 0, imageFiles: 0, missingImages: 0 }
  const folders = new Set<string>()
  for (;;) {
    const rows = await session.unsafe<{ hash: string; isShown: boolean }[]>(`fetch ${hashesAtOnce} from hashes`)
    if (rows.length === 0) break
    for (const { hash, isShown } of rows) {
      const folder = join(draft, dirname(imagePath(hash)))
      if (!folders.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 })
      folders.add(folder)
      const names = await images.copyTo(hash, folder)
      for (const name of names) await note(sums, await checksumOf(join(folder, name)), imagePath(name))
      count.images += 1
      count.imageFiles += names.length
      // If nothing refers to the picture yet, its upload may still be running, which moves the files after the row.
      if (names.length === 0 && isShown) count.missingImages += 1
    }
    onProgress?.(`${count.images.toLocaleString('en')} pictures`)
  }
  for (const folder of folders) await synced(folder)
  return count
}

async function note(sums: FileHandle, sum: string, path: string): Promise<void> {
  await sums.appendFile(`${sum}  ${path}\n`)
}

async function synced(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
