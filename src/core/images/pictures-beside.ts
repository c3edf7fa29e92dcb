import { readFile, realpath } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Services } from '../scope.ts'

/** Pictures that lie beside a file and are named in it by their path. */
export interface PicturesBeside {
  /**
   * @returns the stored picture's hash; null where there is no such picture in the file's folder
   * @throws Error if the store can't write, so that an import doesn't take pictures away
   */
  hashOf(path: string): Promise<string | null>
  /** paths that led to none */
  readonly missing: ReadonlySet<string>
}

/** @param source what names them; from standard input or an address no picture comes along */
export function picturesBeside({ images, sql }: Pick<Services, 'images' | 'sql'>, source: string): PicturesBeside {
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

/** Reads nothing from outside of the folder: who wrote the file need not be who runs the command. */
async function readInside(folder: string, path: string): Promise<Buffer | null> {
  try {
    const inside = await realpath(join(folder, path))
    return inside.startsWith(`${await realpath(folder)}${sep}`) ? await readFile(inside) : null
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}
