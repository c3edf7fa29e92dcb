import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes it impossible to store pictures in a data folder, as on a full disk. Stops root too, which file permissions
 * would not.
 * @returns a function that makes it possible again
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
