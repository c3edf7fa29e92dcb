import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const folders = ['art', 'fonts'].map((folder) => join(import.meta.dirname, '../../static', folder))
const urls = new Map<string, string>()

/** Returns the URL of a static file. The URL changes with the content, so that browsers may cache the file forever. */
export function staticUrl(name: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10)
  return `/static/${hash}${extname(name)}`
}

/**
 * Returns the URL of a drawing or a font.
 * @param name a file in static/art or static/fonts, e.g. `gifts/mug.svg`
 */
export function artUrl(name: string): string {
  const cached = urls.get(name)
  if (cached) return cached
  const path = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate))
  if (!path) throw new Error(`static/art/${name} does not exist`)
  const url = staticUrl(name, readFileSync(path))
  urls.set(name, url)
  return url
}
