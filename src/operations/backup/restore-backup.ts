import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Config } from '#core/config.ts'
import { connect, type Pool, type Transaction } from '#core/db.ts'
import type { ImageStore } from '#core/images/store.ts'
import { migrate, migrationNames } from '#core/migrate.ts'
import type { QueueDefinition } from '#core/queue.ts'
import { generatedSecretOf, replaceGeneratedSecret, signerOf } from '#core/secret.ts'
import {
  manifestFile,
  parseManifest,
  secretFile,
  checksumOf,
  checksumsFile,
  checksumsIn,
  tablePath,
  type Manifest,
} from './format.ts'
import {
  filledTables,
  migrationsIn,
  queueVersionIn,
  referencesOf,
  sequencesOf,
  copySettings,
  tablesOf,
} from './tables.ts'

interface RestoreOptions {
  config: Config
  url: string
  images: ImageStore
  queues: readonly QueueDefinition[]
  isDryRun?: boolean
  /** continues even if none of the secrets here opens the sealed lots and mails of the backup */
  withoutSecret?: boolean
  /** receives one line for each part that is done */
  onProgress?: (line: string) => void
}

/** Summary of a restore. `waitingMails` counts the unsent mails, which the next worker sends. */
export type RestoreReport = Pick<Manifest, 'madeAt' | 'images' | 'tables'> & { waitingMails: number }

/**
 * Restores a backup into an empty database and the data folder. Checks the backup's files, the secret and the database
 * before it changes anything. Loads the rows in one transaction after the pictures, so that an interrupted restore can
 * be run again.
 * @throws Error with a line for the operator, if the backup is damaged or doesn't fit this release or database
 */
export async function restoreBackup(folder: string, given: RestoreOptions): Promise<RestoreReport> {
  const { url, config, images, queues, isDryRun = false, onProgress = () => {} } = given
  const manifest = await verified(folder)
  onProgress('the backup is complete and undamaged')
  const secret = await secretToRestore(folder, manifest, given)
  const pool = connect(url, { max: 1 })
  try {
    await refuseUnfit(pool, manifest)
    const report = { madeAt: manifest.madeAt, images: manifest.images, tables: manifest.tables }
    if (isDryRun) return { ...report, waitingMails: 0 }

    await migrate(url, queues, manifest.migrations)
    await refuseOtherTables(pool, manifest)
    await takeImages(folder, images, onProgress)
    if (secret !== undefined) await replaceGeneratedSecret(config, secret)
    await pool.begin((tx) => load(tx, folder, manifest, onProgress))
    await migrate(url, queues)
    await pool.unsafe('analyze')
    const [mails] = await pool<[{ waiting: number }]>`
      select count(*)::int as waiting from mails where sent_on is null and skipped_on is null and given_up_on is null`
    return { ...report, waitingMails: mails.waiting }
  } finally {
    await pool.end({ timeout: 5 })
  }
}

/** Checks that every file of the backup is there and matches its checksum. Returns the manifest. */
async function verified(folder: string): Promise<Manifest> {
  let files = 0
  let last = ''
  const paths = new Set<string>()
  try {
    for await (const { sum, path } of checksumsIn(folder)) {
      if ((await checksumOf(join(folder, path))) !== sum) throw new Error(`${path} of the backup is damaged`)
      if (!path.startsWith('images/')) paths.add(path)
      else files += 1
      last = path
    }
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Error(`this is no complete backup: ${path} is missing`, { cause: error })
    throw error
  }
  if (last !== manifestFile) throw new Error(`this is no complete backup: ${checksumsFile} ends too early`)
  const manifest = parseManifest(await readFile(join(folder, manifestFile), 'utf8'))
  const wanted = [...manifest.tables.map(({ name }) => tablePath(name)), ...(manifest.hasSecret ? [secretFile] : [])]
  const missing = wanted.find((path) => !paths.has(path))
  if (missing || files !== manifest.imageFiles)
    throw new Error(`this is no complete backup: ${missing ?? 'a picture'} is not in ${checksumsFile}`)
  return manifest
}

/**
 * Returns the backup's secret if it must be put into the data folder, else undefined.
 * @throws Error if no secret would open the sealed lots and mails after the restore, unless `withoutSecret` is set
 */
async function secretToRestore(
  folder: string,
  manifest: Manifest,
  { config, withoutSecret = false }: RestoreOptions,
): Promise<string | undefined> {
  const included = manifest.hasSecret ? await readFile(join(folder, secretFile), 'utf8') : undefined
  const isPut = config.secret === undefined && included !== undefined
  const [newest, ...others] = [
    isPut ? included : (config.secret ?? (await generatedSecretOf(config))),
    ...config.oldSecrets,
  ].filter((each) => each !== undefined)
  const opens = newest !== undefined && signerOf(newest, ...others).isCode('backup', manifest.id, manifest.secretCode)
  if (!opens && !withoutSecret)
    throw new Error(
      included === undefined
        ? 'lots and waiting mails of this backup would not open: set SECRET to what it was when the backup was made, or add --without-secret'
        : `lots and waiting mails of this backup would not open: add what is in ${join(folder, secretFile)} to SECRETS_OLD, or add --without-secret`,
    )
  return isPut ? included : undefined
}

async function refuseUnfit(sql: Pool, { migrations }: Manifest): Promise<void> {
  const known = new Set(await migrationNames())
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown)
    throw new Error(`the backup was made by a newer release: this one does not know the migration ${unknown}`)
  const applied = await migrationsIn(sql)
  if (!applied) return
  await refuseFilled(sql)
  const later = applied.find((name) => !migrations.includes(name))
  if (later)
    throw new Error(
      `the database has the migration ${later}, the backup has not: restore into a database without tables`,
    )
}

async function refuseFilled(sql: Pool | Transaction): Promise<void> {
  const filled = await filledTables(sql)
  if (filled.length > 0)
    throw new Error(
      `the database is not empty (${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ', …' : ''}): restore into a new one`,
    )
}

/**
 * Rejects a backup whose tables differ from those of this database. Our own tables normally agree, because the
 * same migrations made them. The job queue's tables may differ, because each release makes its own version of them.
 */
async function refuseOtherTables(sql: Pool, { tables, queueVersion }: Manifest): Promise<void> {
  const present = await queueVersionIn(sql)
  if (present !== queueVersion)
    throw new Error(
      `the job queue's tables have version ${present} here and ${queueVersion} in the backup: restore with the release that made it, then upgrade`,
    )
  const written = (each: readonly { name: string; columns: string[] }[]) =>
    each.map(({ name, columns }) => `${name} (${columns.join()})`).sort()
  const here = written(await tablesOf(sql))
  const there = written(tables)
  const different = there.find((each) => !here.includes(each)) ?? here.find((each) => !there.includes(each))
  if (different) throw new Error(`the tables here are not those of the backup: ${different}`)
}

async function takeImages(folder: string, images: ImageStore, onProgress: (line: string) => void): Promise<void> {
  let taken = 0
  for await (const { path } of checksumsIn(folder)) {
    if (!path.startsWith('images/')) continue
    await images.restoreFile(join(folder, dirname(path)), basename(path))
    taken += 1
    if (taken % 10_000 === 0) onProgress(`${taken.toLocaleString('en')} files of pictures`)
  }
}

async function load(
  tx: Transaction,
  folder: string,
  manifest: Manifest,
  onProgress: (line: string) => void,
): Promise<void> {
  await tx.unsafe(copySettings)
  const tables = await tablesOf(tx)
  const names = tables.map(({ name }) => name).join(', ')
  await tx.unsafe(`lock table ${names} in access exclusive mode`)
  await refuseFilled(tx) // checked again, because another process may have added rows before we locked the tables
  // Foreign keys are dropped and added again. So tables can be loaded in any order, and each key is checked once for
  // all rows instead of row by row. Triggers are off, because their effects are in the backup already.
  const references = await referencesOf(tx)
  for (const { drop } of references) await tx.unsafe(drop)
  await tx.unsafe(`truncate ${names}`)
  for (const { name, copyIn } of tables) {
    await tx.unsafe(`alter table ${name} disable trigger user`)
    await pipeline(createReadStream(join(folder, tablePath(name))), createGunzip(), await tx.unsafe(copyIn).writable())
    await tx.unsafe(`alter table ${name} enable trigger user`)
    const { rows } = manifest.tables.find((each) => each.name === name)!
    if (rows > 0) onProgress(`${name}: ${rows.toLocaleString('en')} rows`)
  }
  for (const { add } of references) await tx.unsafe(add)
  for (const { name } of await sequencesOf(tx)) {
    const last = manifest.sequences[name]
    if (last !== undefined) await tx`select setval(${name}::regclass, ${last}::bigint)`
  }
}
