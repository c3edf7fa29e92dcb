import { readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, processExists, undefinedWhenAbsent } from './system.ts'

/** A running server's main process, as its pid file tells of it. */
export type Postmaster = { pid: number; ready: boolean }

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** The pid file's lines: process id, data folder, start time, port, socket folder, address, memory, status. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(pidFile(cluster), 'utf8').catch(undefinedWhenAbsent))?.split('\n')
  // negative in single-user mode
  const pid = Math.abs(Number(lines?.[0]))
  if (!lines || !pid) return undefined
  return { pid, ready: lines[7]?.trim() === 'ready' }
}

/** Whether PostgreSQL's last words are that another runs on the same cluster. */
export const isInTheWay = (words: string): boolean =>
  /lock file "[^"]*" (already exists|is empty)|shared memory block/.test(words)

/** A postmaster's working folder is its cluster, which tells it from a stranger who was given its process id later. */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!processExists(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === cluster
  } catch (error) {
    // Not being allowed to look means it may well be ours; a process that just ended is not.
    return codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM'
  }
}

/** PostgreSQL would take any living process with the old id for its predecessor (in containers ids repeat), and not start. */
export async function removeStalePidFile(cluster: string, seen: Postmaster | undefined): Promise<void> {
  if (!seen || (await readPostmaster(cluster))?.pid !== seen.pid) return
  await rm(pidFile(cluster), { force: true })
}
