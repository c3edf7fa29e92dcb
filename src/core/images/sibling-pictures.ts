import { readFile, realpath } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Services } from '../scope.ts'

/** Pictures in the folder of a file that is imported. The file names the pictures by their paths. */
export interface SiblingPictures {
  /**
   * Stores the picture at a path.
   * @returns hash of the stored picture; null if there is no such picture in the file's folder
   * @throws Error if the store can't write: null would make the import remove a picture that it stored before
   */
  hashOf(path: string): Promise<string | null>
  /** paths at which there was no picture */
  readonly missing: ReadonlySet<string>
}

/**
 * Opens the pictures beside a file.
 * @param source path of the file that names the pictures; standard input (`-`) and URLs come without pictures
 */
export function openSiblingPictures(
  { images, sql }: Pick<Services, 'images' | 'sql'>,
  source: string,
): SiblingPictures {
  const isFile = source !== '-' && !/^https?:/i.test(source)
  const hashes = new Map<string, Promise<string | null>>()
  const missing = new Set<string>()

  async function store(path: string): Promise<string | null> {
    const bytes = isFile ? await readInside(dirname(source), path) : null
    const stored = bytes && (await images.store(sql, bytes))
    if (stored?.ok) return stored.value.hash
    if (stored?.problem === 'NotStored') throw new Error(`${path} could not be written to DATA_DIR: see the log`)
    missing.add(path)
    return null
  }
  return {
    missing,
    hashOf(path) {
      if (!hashes.has(path)) hashes.set(path, store(path))
      return hashes.get(path)!
    },
  }
}

/** Reads a file; null if it is missing or outside the folder. The paths may come from a stranger, not the operator. */
async function readInside(folder: string, path: string): Promise<Buffer | null> {
  try {
    const inside = await realpath(join(folder, path))
    return inside.startsWith(`${await realpath(folder)}${sep}`) ? await readFile(inside) : null
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}
