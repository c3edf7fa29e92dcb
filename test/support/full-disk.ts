import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Stops a data folder from taking pictures, as a full disk does. Even root can't write them.
 * @returns a function that undoes it
 */
export async function fillDisk(dataDir: string): Promise<() => Promise<void>> {
  const drafts = join(dataDir, 'images', 'drafts')
  await rename(drafts, `${drafts}-away`)
  await writeFile(drafts, '')
  return async () => {
    await rm(drafts)
    await rename(`${drafts}-away`, drafts)
  }
}
