import { getEncoding } from 'encoding-sniffer/sniffer'

const headBytes = 256 * 1024

/**
 * Decodes bytes in the encoding that their byte order mark or XML declaration names. Without these, decodes bytes as
 * UTF-8 if their beginning is UTF-8, else as Windows-1252.
 */
export async function* decodeText(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let head: Buffer[] = []
  const begin = (bytes: Buffer) => {
    decoder = new TextDecoder(getEncoding(bytes, { defaultEncoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252' }))
    return decoder.decode(bytes, { stream: true })
  }
  for await (const bytes of source) {
    if (decoder) yield decoder.decode(bytes, { stream: true })
    else {
      head.push(bytes)
      if (head.reduce((sum, { length }) => sum + length, 0) < headBytes) continue
      yield begin(Buffer.concat(head))
      head = []
    }
  }
  if (!decoder) yield begin(Buffer.concat(head))
  yield decoder!.decode()
}

/** Whether the beginning of a source is UTF-8. The last character of the beginning may be cut. */
function isUtf8(beginning: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true })
    return true
  } catch {
    return false
  }
}
