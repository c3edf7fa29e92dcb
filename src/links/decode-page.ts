import { getEncoding } from 'encoding-sniffer/sniffer'

/** Whether bytes read as UTF-8; not their last ones, which may be half a character. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * A page's bytes as text: by its byte order mark, the header or its own declaration. What reads as UTF-8 is that, whatever one-byte encoding is declared:
 * other text hardly ever does.
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
