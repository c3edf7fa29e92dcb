import ipaddr from 'ipaddr.js'

/** Of an IPv6 address: a provider gives every customer at least these. */
const prefixParts = 4

/**
 * What limits count as one client: an IPv4 address, or the /64 of an IPv6 address.
 * @param address as a socket or a proxy tells it; anything else is its own client
 */
export function clientAddressOf(address: string | null | undefined): string | null {
  if (!address) return null
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, prefixParts)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
