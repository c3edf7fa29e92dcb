import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const socketFile = '.s.PGSQL.5432'
const maxSocketPathBytes = 103

/** Where in the cluster the socket is: postgres.js takes a URL's host for a socket folder only when it holds a comma (it reads it as a list of hosts). */
export const socketFolder = ','

/** A way to a cluster's socket; `close` removes what it took. */
export type SocketPath = { host: string; close(): Promise<void> }

/** The host in a connection's URL. Where the cluster's path is longer than the system takes for a socket, it leads through a link. */
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
