import { lchown, lstat, readdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'

export type FileOwner = { uid: number; gid: number }

/**
 * Whether the server runs as another user than this process. That is so for root, because PostgreSQL refuses to run as
 * root.
 */
export const runsAsAnother = process.getuid?.() === 0

/** User id in the range that distributions leave free, below the highest id that containers map. */
const serverOnly: FileOwner = { uid: 60932, gid: 60932 }

/** User `nobody`, who has a name on every system. `initdb` and the single-user mode need a user with a name. */
export const nobody: FileOwner = { uid: 65534, gid: 65534 }

const isOrdinary = ({ uid }: FileOwner) => uid !== 0 && uid !== nobody.uid

/**
 * Returns the user who owns a cluster and runs its server if root starts it. It is the ordinary user who owns the
 * cluster or its parent folder, else a user that nothing else runs as.
 */
export async function ownerOf(cluster: string): Promise<FileOwner> {
  const owners = [await lstat(cluster), await lstat(dirname(cluster))]
  const { uid, gid } = owners.find(isOrdinary) ?? serverOnly
  return { uid, gid }
}

/**
 * Gives a folder and everything in it to a user. Follows no link, because the previous owner may have made a link to
 * other users' files.
 */
export async function chownFolder(folder: string, owner: FileOwner): Promise<void> {
  const { uid, gid } = await lstat(folder)
  if (uid === owner.uid && gid === owner.gid) return
  // The entries are read with their types, because links to folders would be followed otherwise.
  for (const { parentPath, name } of await readdir(folder, { recursive: true, withFileTypes: true }))
    await lchown(join(parentPath, name), owner.uid, owner.gid)
  // The folder itself comes last, so that its owner shows whether everything was handed over.
  await lchown(folder, owner.uid, owner.gid)
}

/** Whether this process's user has a name. In some containers it has none; `runNamed` then makes a user namespace. */
export function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}
