import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lets no picture be written below a data folder, as on a full disk. It also holds for root. @returns mends it */
export async function fillDisk(dataDir: string): Promise<() => Promise<void>> {
  const drafts = join(dataDir, 'images', 'drafts')
  await rename(drafts, `${drafts}-away`)
  await writeFile(drafts, '')
  return async () => {
    await rm(drafts)
    await rename(`${drafts}-away`, drafts)
  }
}
