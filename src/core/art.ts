import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const folders = ['art', 'fonts'].map((folder) => join(import.meta.dirname, '../../static', folder))
const urls = new Map<string, string>()

/** The address of a static file's content, which changes with it: such a file may be cached for good. */
export function staticUrl(name: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10)
  return `/static/${hash}${extname(name)}`
}

/** The address of a file in static/art or static/fonts, e.g. of `gifts/mug.svg`. */
export function artUrl(name: string): string {
  const cached = urls.get(name)
  if (cached) return cached
  const path = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate))
  if (!path) throw new Error(`static/art/${name} does not exist`)
  const url = staticUrl(name, readFileSync(path))
  urls.set(name, url)
  return url
}
