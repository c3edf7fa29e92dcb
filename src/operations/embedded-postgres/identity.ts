import { lchown, lstat, readdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'

export type Owner = { uid: number; gid: number }

/** PostgreSQL refuses to run as root, so that root runs it as somebody else; who is not root runs it as themselves. */
export const runsAsAnother = process.getuid?.() === 0

/** In the range that distributions leave free, below the end of what containers map. */
const serverOnly: Owner = { uid: 60932, gid: 60932 }

/** Has a name wherever there are users, which `initdb` and the single-user mode ask for. */
export const nobody: Owner = { uid: 65534, gid: 65534 }

const isOrdinary = ({ uid }: Owner) => uid !== 0 && uid !== nobody.uid

/**
 * Who is to own a cluster and run its server, where root starts it: the ordinary user who owns the cluster or the folder that it is in,
 * else a user that nothing else runs as.
 */
export async function ownerOf(cluster: string): Promise<Owner> {
  const owners = [await lstat(cluster), await lstat(dirname(cluster))]
  const { uid, gid } = owners.find(isOrdinary) ?? serverOnly
  return { uid, gid }
}

/** Follows no link: who owned it so far may have laid one to what is not theirs. */
export async function giveFolder(folder: string, owner: Owner): Promise<void> {
  const { uid, gid } = await lstat(folder)
  if (uid === owner.uid && gid === owner.gid) return
  // With their types, or links to folders would be followed.
  for (const { parentPath, name } of await readdir(folder, { recursive: true, withFileTypes: true }))
    await lchown(join(parentPath, name), owner.uid, owner.gid)
  // The folder itself last: its owner tells whether all of it was handed over.
  await lchown(folder, owner.uid, owner.gid)
}

/** Whether we have a name; in some containers only a user namespace's user has one. */
export function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}
