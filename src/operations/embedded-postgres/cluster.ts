import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isLockedDown, lockDownCluster } from './access.ts'
import type { Binaries } from './binaries.ts'
import { chownFolder, ownerOf, runsAsAnother, type FileOwner } from './identity.ts'
import { nameWithin, runNamed } from './programs.ts'
import { processExists, undefinedWhenAbsent } from './system.ts'

const initdbOptions = [
  ['--username', 'postgres'],
  // Nobody needs a password until `lockDownCluster` has run, but no server runs before that.
  ['--auth', 'trust'],
  ['--encoding', 'UTF8'],
  ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--lc-collate', 'C', '--lc-messages', 'C'],
  // Text search and trigrams ask the C library which characters are letters.
  ['--lc-ctype', process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'],
  ['--no-instructions'],
].flat()

/**
 * Creates the cluster if there is none. Runs `lockDownCluster` on a cluster that an earlier version of the product
 * made. No server may be running on the cluster.
 * @returns the user who runs the cluster's server; undefined if that is our own user
 */
export async function prepareCluster(
  cluster: string,
  binaries: Binaries,
  grants: readonly string[],
  log: (line: string) => void,
): Promise<FileOwner | undefined> {
  if (!(await exists(cluster))) {
    log(`embedded PostgreSQL: making a new cluster in ${cluster}`)
    await makeCluster(cluster, binaries, grants)
  }
  const owner = runsAsAnother ? await ownerOf(cluster) : undefined
  if (!(await isLockedDown(cluster))) {
    log(`embedded PostgreSQL: giving ${cluster} a password`)
    await lockDownCluster(cluster, binaries, grants)
  }
  if (owner) await chownFolder(cluster, owner)
  return owner
}

/** Creates the cluster beside its place and then renames it, so that an unfinished cluster is never used. */
async function makeCluster(cluster: string, binaries: Binaries, grants: readonly string[]): Promise<void> {
  await removeAbandonedDrafts(cluster)
  const draft = `${cluster}.new-${process.pid}`
  await mkdir(draft, { mode: 0o700 })
  try {
    await runNamed(draft, [binaries.initdb, '-D', nameWithin(draft), ...initdbOptions])
    await lockDownCluster(draft, binaries, grants)
    if (runsAsAnother) await chownFolder(draft, await ownerOf(draft))
    await rename(draft, cluster)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    const isMadeByAnother = await exists(cluster)
    if (!isMadeByAnother) throw error
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(undefinedWhenAbsent)) !== undefined
}

async function removeAbandonedDrafts(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`
  for (const entry of await readdir(dirname(cluster))) {
    const pid = entry.startsWith(prefix) ? Number(entry.slice(prefix.length)) : undefined
    if (pid && (pid === process.pid || !processExists(pid)))
      await rm(join(dirname(cluster), entry), { recursive: true, force: true })
  }
}
