/**
 * Parses a URL. Returns null unless its protocol is HTTP or HTTPS, so that a `javascript:` URL never becomes a link.
 */
export function httpUrl(address: string): URL | null {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url : null
}
