import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** inside the zip */
  path: string
  content: Readable
  /** not worth it for pictures */
  isCompressed: boolean
}

/**
 * A zip that is made while it is read, one entry after another: the next one is asked for once the last has been read. Destroyed early, it leaves nothing open.
 * @param day `YYYY-MM-DD` of all entries: what was put in is all that tells two zips apart
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
  // Of a zip that nobody reads any more, its end is no error.
  fill().catch((error: Error) => output.destroyed || output.destroy(error))
  return output
}
