import ipaddr from 'ipaddr.js'

/** Number of 16-bit groups in the first half of an IPv6 address. Providers give each customer a whole /64. */
const prefixParts = 4

/**
 * Returns the address that rate limits count as one client: an IPv4 address, or the /64 prefix of an IPv6 address.
 * @param address IP address that the socket or the proxy reports; any other text is returned as it is
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
