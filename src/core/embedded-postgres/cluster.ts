import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { chooseLauncher, run, type Launcher } from './launcher.ts'
import { processExists, undefinedWhenAbsent } from './system.ts'

/** The user who owns the databases. */
export const superuser = 'wishring'

const initdbOptions = [
  ['--username', superuser],
  ['--auth', 'trust'],
  ['--encoding', 'UTF8'],
  ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--lc-collate', 'C', '--lc-messages', 'C'],
  // Text search and trigrams ask the C library which characters are letters.
  ['--lc-ctype', process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'],
  ['--no-instructions'],
].flat()

/** Makes the cluster when there is none, and returns how its server is to be run. */
export async function prepareCluster(
  cluster: string,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<Launcher> {
  if (await exists(cluster)) return await launcherOf(cluster, binaries)

  log(`embedded PostgreSQL: making a new cluster in ${cluster}`)
  await removeAbandonedDrafts(cluster)
  // Made beside its place and renamed, so that a half-made cluster is never taken for one.
  const draft = `${cluster}.new-${process.pid}`
  await mkdir(draft, { mode: 0o700 })
  try {
    const launcher = await chooseLauncher(draft, binaries, (candidate) =>
      run(candidate, binaries.initdb, ['-D', draft, ...initdbOptions]),
    )
    await rename(draft, cluster)
    return launcher
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    const isMadeByAnother = await exists(cluster)
    if (isMadeByAnother) return await launcherOf(cluster, binaries)
    throw error
  }
}

function launcherOf(cluster: string, binaries: Binaries): Promise<Launcher> {
  return chooseLauncher(cluster, binaries, (launcher) =>
    run(launcher, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', cluster]),
  )
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
