import { getEncoding } from 'encoding-sniffer/sniffer'

/** Whether the bytes are valid UTF-8. Ignores an incomplete character at the end. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Decodes a page in the encoding that its byte order mark, the `Content-Type` header or the page itself declares. Valid
 * UTF-8 is read as UTF-8 even if a one-byte encoding is declared, because text in a one-byte encoding is hardly ever
 * valid UTF-8.
 */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const label = /charset\s*=\s*["']?([\w.:-]{1,40})/i.exec((contentType ?? '').slice(0, 500))?.[1]
  const encoding = getEncoding(bytes, {
    maxBytes: 4096,
    ...(label !== undefined && { transportLayerEncodingLabel: label }),
  })
  const isOneByte = /^(?:windows|iso-8859|macintosh|koi8)/i.test(encoding)
  return decoderFor(isOneByte && isUtf8(bytes) ? 'utf-8' : encoding).decode(bytes)
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder()
  }
}
