import { lookup, Resolver } from 'node:dns/promises'
import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'

/** Access to other hosts (DNS lookup and TCP connection), as a service that tests can replace. */
export interface ExternalNetwork {
  /**
   * Returns every IP address of a host name; none if the lookup fails.
   * @param isExempt whether `FETCH_ALLOW_HOSTS` lists the host, whose name perhaps only this machine can resolve
   */
  addressesOf(hostname: string, isExempt: boolean, ending: AbortSignal): Promise<string[]>
  dial(options: TcpNetConnectOpts): Socket
}

/**
 * Looks up the IP addresses of a host name. Asks DNS servers directly, because Node's `lookup` can't be cancelled, and
 * uses threads that files and mails need, too. Only exempt hosts use `lookup`, because DNS may not know them.
 */
async function addressesOf(hostname: string, isExempt: boolean, ending: AbortSignal): Promise<string[]> {
  if (isExempt) return (await lookup(hostname, { all: true }).catch(() => [])).map(({ address }) => address)
  const resolver = new Resolver({ timeout: 1_000, tries: 2 })
  const giveUp = () => resolver.cancel()
  ending.addEventListener('abort', giveUp, { once: true })
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  ending.removeEventListener('abort', giveUp)
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

export const externalNetwork: ExternalNetwork = { addressesOf, dial: connect }
