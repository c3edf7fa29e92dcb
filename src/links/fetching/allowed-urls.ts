import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { parse } from 'tldts'

const webPorts = [80, 443]

/** IP address of Azure's internal platform service. Such services of other clouds have addresses that aren't public. */
const azurePlatformAddress = '168.63.129.16'

/**
 * Range of all public IPv6 addresses that IANA has allocated so far. Other IPv6 addresses are private, lead to IPv4
 * hosts or lead nowhere.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Matches public suffixes under which no shop has a website. */
const nonWebSuffixes = /\.(?:arpa|onion)$/

/**
 * Whether an IP address belongs to a network of this machine. Routers and printers in that network may have public IPv6
 * addresses.
 */
const isInOwnNetwork = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  Object.values(networkInterfaces()).some((entries) =>
    entries?.some(({ cidr }) => {
      if (!cidr) return false
      const [network, bits] = ipaddr.parseCIDR(cidr)
      return network.kind() === address.kind() && address.match(network, bits)
    }),
  )

/**
 * Whether an IP address is on the public internet. False for this machine, its network and its cloud, and for addresses
 * that lead to those, such as IPv4 embedded in IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text === azurePlatformAddress) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv6 && !address.match(globalUnicast)) return false
  return address.range() === 'unicast' && !isInOwnNetwork(address)
}

/**
 * Whether a host name is a domain under a public suffix of the web. False for `router`, `db.internal` and `nas.local`.
 */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  const { domain, isIcann } = parse(name)
  return domain !== null && isIcann === true && !nonWebSuffixes.test(name)
}

export const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80)

/** Returns the URL's host name, or its IPv6 address without brackets. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/**
 * Whether the operator allows a URL's host although it may be private: `FETCH_ALLOW_HOSTS` lists it as `host` or
 * `host:port`.
 */
export const isExempt = (url: URL, allowedHosts: readonly string[]): boolean =>
  allowedHosts.some((each) => [url.hostname, `${url.hostname}:${portOf(url)}`].includes(each.toLowerCase()))

/** Whether we may connect to a URL. The caller must still check the IP addresses of its host with `isPublicAddress`. */
export function isConnectable(url: URL, allowedHosts: readonly string[]): boolean {
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return false
  if (isExempt(url, allowedHosts)) return true
  const host = hostOf(url)
  return webPorts.includes(portOf(url)) && (isIP(host) ? isPublicAddress(host) : isPublicName(host))
}
