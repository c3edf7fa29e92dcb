import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** path inside the zip */
  path: string
  content: Readable
  /** false for pictures, which compression doesn't make smaller */
  isCompressed: boolean
}

/**
 * Returns a zip that is created while it is read. It requests the next entry once the previous one has been read. If
 * the zip is destroyed early, no entry stays open.
 * @param day `YYYY-MM-DD`, day of all entries, so that zips with the same content have the same bytes
 */
export function zipOf(entries: AsyncIterable<ZipEntry>, day: string): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const mtime = new Date(`${day}T12:00:00`)
  let current: Readable | undefined
  output.once('close', () => current?.destroy())
  zip.on('error', (error: Error) => output.destroy(error))

  async function fill(): Promise<void> {
    for await (const { path, content, isCompressed } of entries) {
      current = content
      if (output.destroyed) {
        content.destroy()
        return
      }
      zip.addReadStream(content, path, { mtime, mode: 0o100644, compress: isCompressed, forceDosTimestamp: true })
      await finished(content)
    }
    zip.end()
  }
  // An error of `fill` after the zip was destroyed is ignored, because nobody reads the zip any more.
  fill().catch((error: Error) => output.destroyed || output.destroy(error))
  return output
}
