import { readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, processExists, undefinedWhenAbsent } from './system.ts'

/** Main process of a running server, as its pid file describes it. */
export type Postmaster = { pid: number; ready: boolean }

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

/**
 * Reads the pid file; undefined if there is none. The lines of the file are process id, data folder, start time, port,
 * socket folder, address, memory and status.
 */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(pidFile(cluster), 'utf8').catch(undefinedWhenAbsent))?.split('\n')
  // the process id is negative in single-user mode
  const pid = Math.abs(Number(lines?.[0]))
  if (!lines || !pid) return undefined
  return { pid, ready: lines[7]?.trim() === 'ready' }
}

/** Whether PostgreSQL's last output says that another server runs on the same cluster. */
export const reportsRunningServer = (words: string): boolean =>
  /lock file "[^"]*" (already exists|is empty)|shared memory block/.test(words)

/**
 * Whether a process is the cluster's postmaster. The working folder of a postmaster is its cluster, so an unrelated
 * process with a reused process id doesn't count.
 */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!processExists(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === cluster
  } catch (error) {
    // A process that we may not inspect could be our postmaster. A process that has just ended is not.
    return codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM'
  }
}

/**
 * Removes the pid file of a dead server, unless it has changed since `seen` was read. PostgreSQL would take any living
 * process with the old id for its predecessor, and not start. In containers ids repeat.
 */
export async function removeStalePidFile(cluster: string, seen: Postmaster | undefined): Promise<void> {
  if (!seen || (await readPostmaster(cluster))?.pid !== seen.pid) return
  await rm(pidFile(cluster), { force: true })
}
