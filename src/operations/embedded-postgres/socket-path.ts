import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const socketFile = '.s.PGSQL.5432'
const maxSocketPathBytes = 103

/**
 * Folder of the socket within the cluster. Its name is a comma, because postgres.js takes the host of a URL for a
 * socket folder only if the host contains a comma (it then reads the host as a list).
 */
export const socketFolder = ','

/** Path to a cluster's socket. `close` removes the symbolic link, if the path has one. */
export type SocketPath = { host: string; close(): Promise<void> }

/**
 * Returns the host for a connection URL. The host is a symbolic link if the cluster's path is longer than the system
 * allows for a socket.
 */
export async function openSocketPath(cluster: string): Promise<SocketPath> {
  const isShortEnough = (folder: string) =>
    Buffer.byteLength(join(folder, socketFolder, socketFile)) <= maxSocketPathBytes
  const hostIn = (folder: string) => encodeURIComponent(join(folder, socketFolder))
  if (isShortEnough(cluster)) return { host: hostIn(cluster), close: async () => {} }
  const temporary = isShortEnough(join(tmpdir(), 'wishring-XXXXXX/cluster')) ? tmpdir() : '/tmp'
  const folder = await mkdtemp(join(temporary, 'wishring-'))
  const link = join(folder, 'cluster')
  await symlink(cluster, link)
  return { host: hostIn(link), close: () => rm(folder, { recursive: true, force: true }) }
}
