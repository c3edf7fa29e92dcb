import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import { parse } from 'tldts'

const webPorts = [80, 443]

/** By which Azure answers its own machines. Other clouds do so by addresses of ranges that are banned anyway. */
const azuresOwn = '168.63.129.16'

/** All that IANA has given out of IPv6 so far. What is outside reaches IPv4 or nobody. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Suffixes of the public list that nobody's shop is under. */
const notOfTheWeb = /\.(?:arpa|onion)$/

/** Routers and printers have public IPv6 addresses too, but stand in the network of their server. */
const isInOwnNetwork = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  Object.values(networkInterfaces()).some((entries) =>
    entries?.some(({ cidr }) => {
      if (!cidr) return false
      const [network, bits] = ipaddr.parseCIDR(cidr)
      return network.kind() === address.kind() && address.match(network, bits)
    }),
  )

/** Whether an address belongs to the public net: not to this machine, its network, its cloud, nor to a way around through another kind of address. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text === azuresOwn) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv6 && !address.match(globalUnicast)) return false
  return address.range() === 'unicast' && !isInOwnNetwork(address)
}

/** Whether a name ends as names of the public net do; `router`, `db.internal` and `nas.local` do not. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  const { domain, isIcann } = parse(name)
  return domain !== null && isIcann === true && !notOfTheWeb.test(name)
}

export const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80)

/** The host without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Whether the operator exempts a host from the ban, by `FETCH_ALLOW_HOSTS`: `host` or `host:port`. */
export const isExempt = (url: URL, allowedHosts: readonly string[]): boolean =>
  allowedHosts.some((each) => [url.hostname, `${url.hostname}:${portOf(url)}`].includes(each.toLowerCase()))

/** Whether an address is worth asking the net about; what its name stands for is to be checked with `isPublicAddress`. */
export function mayBeAsked(url: URL, allowedHosts: readonly string[]): boolean {
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return false
  if (isExempt(url, allowedHosts)) return true
  const host = hostOf(url)
  return webPorts.includes(portOf(url)) && (isIP(host) ? isPublicAddress(host) : isPublicName(host))
}
