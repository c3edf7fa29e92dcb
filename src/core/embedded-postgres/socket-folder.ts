import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Launcher } from './launcher.ts'

const socketFile = '.s.PGSQL.5432'
const maxSocketPathBytes = 103
// postgres.js takes a URL's host for a socket folder only when it holds a comma (it reads it as a list of hosts).
const subfolder = ','
const temporaryPrefix = 'wishring-'

/** Makes the folder of the server's socket: the cluster's own, or a short one when the socket's path would be longer than the system takes. */
export async function makeSocketFolder(cluster: string, launcher: Launcher): Promise<string> {
  const isShortEnough = (folder: string) => Buffer.byteLength(join(folder, subfolder, socketFile)) <= maxSocketPathBytes
  const temporary = isShortEnough(join(tmpdir(), `${temporaryPrefix}XXXXXX`)) ? tmpdir() : '/tmp'
  const folder = isShortEnough(cluster) ? cluster : await mkdtemp(join(temporary, temporaryPrefix))
  await mkdir(join(folder, subfolder), { recursive: true, mode: 0o700 })
  for (const path of [join(folder, subfolder), folder]) {
    if (launcher.owner) await chown(path, launcher.owner.uid, launcher.owner.gid)
  }
  return folder
}

/** For the setting `unix_socket_directories`. */
export const socketDirectories = (folder: string): string =>
  [folder, join(folder, subfolder)].map((path) => `"${path.replaceAll('"', '""')}"`).join(', ')

/** The host in a connection's URL. */
export const socketHost = (folder: string): string => encodeURIComponent(join(folder, subfolder))

export async function removeTemporarySocketFolder(folder: string, cluster: string): Promise<void> {
  const isTemporary = folder !== cluster && basename(folder).startsWith(temporaryPrefix)
  if (isTemporary) await rm(folder, { recursive: true, force: true })
}
