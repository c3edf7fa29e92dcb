/** Returns the address if it is one of the web, and no script. */
export function httpUrl(address: string): URL | null {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url : null
}
